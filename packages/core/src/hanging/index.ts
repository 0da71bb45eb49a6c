export { type Build, type Finish } from './build.ts'
export { neighbourSizes } from './neighbour-sizes.ts'
export { FIRST_MEASURED, isMeasurable, MEASURABLE_CM, type Measured, photoScale } from './photo-scale.ts'
export { type PieceObject, pieceObject } from './piece-object.ts'
export { hangIn, ROOM_IDS, ROOMS, type Room, type RoomId } from './room.ts'
export { type Side, type SidePlane, sidePlanes } from './side-planes.ts'
export {
  dragged,
  EYE_DISTANCE,
  FIRST_TURN,
  largestScale,
  MOST_TURN,
  STRAIGHT,
  type Turn,
  turnedByKey,
} from './turn.ts'
export { inWindow, roomView, type WallView } from './wall-view.ts'
