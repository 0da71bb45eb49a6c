export { clampToStep } from './controls.ts'
export {
  type ControlDisplay,
  type ControlLabel,
  type ControlType,
  DESIGN_TYPES,
  type Design,
  type DesignControl,
  type DesignInput,
  type DesignType,
  type Layout,
  type LayoutClip,
  type PhotoBox,
} from './design.ts'
export { generateTemplate, photoCount, settle } from './generate.ts'
export { designFor, needsDigitShapes } from './registry.ts'
export { foldedRim, SEEN_OF_TILE_CM, tilesFormat } from './tiles.ts'
