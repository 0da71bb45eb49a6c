export { CARD_MIDDLE } from './card-middle.ts'
export { controlValues } from './controls.ts'
export {
  type ControlDisplay,
  type ControlLabel,
  type ControlType,
  type Design,
  type DesignCategory,
  type DesignControl,
  type DesignInput,
  type Layout,
  type LayoutClip,
  type PhotoBox,
} from './design.ts'
export { generateTemplate, photoCount, settle } from './generate.ts'
export { DESIGN_TYPES, type DesignType, designFor } from './registry.ts'
