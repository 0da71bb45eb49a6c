/** What a browser says of calls from the application's own pages; with a cookie the server takes none without it. */
export const AS_OWN_PAGE = { 'sec-fetch-site': 'same-origin' } as const
