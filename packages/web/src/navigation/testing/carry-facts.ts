/** Puts a shop's facts into the page, like the server does. */
export function carryFacts(facts: unknown): HTMLMetaElement {
  const meta = document.createElement('meta')
  meta.name = 'collagerie-shop'
  meta.content = JSON.stringify(facts)
  document.head.append(meta)
  return meta
}
