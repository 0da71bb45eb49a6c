export { loadPicture, nodeMeasure, nodePlatform, registerFonts, surface } from './node-painter.ts'
