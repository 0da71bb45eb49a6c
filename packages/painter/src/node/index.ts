export { loadPicture, nodeMeasure, nodePlatform, registerFonts, surface } from './node-painter.ts'
export { readDigitShapes } from './read-digit-shapes.ts'
