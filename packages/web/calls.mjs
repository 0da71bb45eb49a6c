/** The beginnings of the paths that the server answers; all others are pages. */
export const CALLS = [
  '/api',
  '/webassets',
  '/health',
  '/collage/ajaxDone',
  // The server leads to a shop's checkout; without one the address is a page of ours.
  ...(process.env.CHECKOUT_URL ? ['/cart'] : []),
]
