export { type Ghost, paintGhost } from './paint-ghost.ts'
export { type Hung, paintPiece, type SheetPicture } from './paint-piece.ts'
export { paintRoom } from './paint-room.ts'
export type { Scheme } from './tones.ts'
