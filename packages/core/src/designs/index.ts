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
export { generateTemplate, settle } from './generate.ts'
export { designFor } from './registry.ts'
export { tilesFormat } from './tiles.ts'
