export type { Art, ArtPath, Paint } from './art.ts'
export { pathBounds } from './path-bounds.ts'
export { readArt } from './read-art.ts'
