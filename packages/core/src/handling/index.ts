export { closesDrawer } from './closes-drawer.ts'
export { isDrag, isOneFingerPan, isTap, twoFingerGesture } from './gesture-rules.ts'
export { NO_PICKS, type Picks, pickRange, picksIn, togglePick } from './picks.ts'
export { needsMoveHelp, restingZoom, VIEW_ZOOM, zoomView } from './view-zoom.ts'
