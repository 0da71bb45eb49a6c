export {
  DRAG_START,
  isDrag,
  isOneFingerPan,
  isTap,
  ONE_FINGER_PAN,
  PINCH_DISTANCE,
  type PointerWay,
  TAP_DISTANCE,
  twoFingerGesture,
} from './gesture-rules.ts'
export { COARSEST_VIEW_DPI, HELP_ABOVE_ZOOM, needsMoveHelp, restingZoom, VIEW_ZOOM, zoomView } from './view-zoom.ts'
