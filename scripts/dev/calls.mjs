/** The beginnings of the paths that the server answers; all others are pages. */
export const CALLS = [
  '/api',
  '/webassets',
  '/health',
  '/collage/ajaxDone',
  ...(process.env.CHECKOUT_URL ? ['/cart'] : []),
]
