export { nodeMeasure, nodePlatform, registerFonts, surface } from './node-painter.ts'
