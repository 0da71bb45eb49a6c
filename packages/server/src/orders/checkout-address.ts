/** Stands for the own origin while a path is taken apart. */
const HERE = 'http://here.invalid'

/** Where a shop's checkout takes over, with the collage added to whatever query it has. */
export function checkoutAddress(checkoutUrl: string, collageId: string): string {
  const address = new URL(checkoutUrl, HERE)
  address.searchParams.set('collageid', collageId)
  return address.origin === HERE ? address.href.slice(HERE.length) : address.href
}
