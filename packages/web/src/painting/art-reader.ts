export { readArt } from '@collagerie/core/art'
