/**
 * The header a browser adds to calls from the application's own pages. The server refuses calls with a cookie that lack
 * it.
 */
export const AS_OWN_PAGE = { 'sec-fetch-site': 'same-origin' } as const
