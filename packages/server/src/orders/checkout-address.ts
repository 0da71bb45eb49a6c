/** Completes a path so that it can be parsed as a URL. */
const HERE = 'http://here.invalid'

/** The address of the shop's own checkout, with the collage added to its query. */
export function checkoutAddress(checkoutUrl: string, collageId: string): string {
  const address = new URL(checkoutUrl, HERE)
  address.searchParams.set('collageid', collageId)
  return address.origin === HERE ? address.href.slice(HERE.length) : address.href
}
