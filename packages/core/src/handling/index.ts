export { isDrag, isOneFingerPan, isTap, twoFingerGesture } from './gesture-rules.ts'
export { needsMoveHelp, restingZoom, VIEW_ZOOM, zoomView } from './view-zoom.ts'
