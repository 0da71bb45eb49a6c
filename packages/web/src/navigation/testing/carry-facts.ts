/** Puts into the page what a shop tells it, as the server does. */
export function carryFacts(facts: unknown): HTMLMetaElement {
  const meta = document.createElement('meta')
  meta.name = 'collagerie-shop'
  meta.content = JSON.stringify(facts)
  document.head.append(meta)
  return meta
}
