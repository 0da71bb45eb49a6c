/** The second with `npm run test:full`, whose series are complete. */
export const usualOrFull = (usual: number, full: number): number => (process.env['TEST_FULL'] ? full : usual)
