/** Where the paths begin that the server answers; every other one is a page. */
export const CALLS = [
  '/api',
  '/webassets',
  '/health',
  '/collage/ajaxDone',
  ...(process.env.CHECKOUT_URL ? ['/cart'] : []),
]
