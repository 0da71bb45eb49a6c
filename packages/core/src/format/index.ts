export { keepSizeCharacters, parseCentimetres } from './centimetres.ts'
export {
  ANY_SIZE,
  type CustomSizeCheck,
  type CustomSizeRule,
  type CustomSizeWarning,
  checkCustomSize,
  customSizeHint,
  fitsThePress,
  NO_CUSTOM_SIZE,
  PRESS_BOUNDS,
  type SideFault,
  sideFault,
} from './custom-size.ts'
export { type Format, formatId, isSameFormat, ORIENTATION, type Orientation, orientationOf } from './format.ts'
export { formatSuggestions } from './format-suggestions.ts'
export { isForSquares } from './is-for-squares.ts'
export {
  isCanvas,
  isChosen,
  isMaterial,
  MATERIALS,
  type Material,
  MOST_WRAP,
  marginBounds,
  materialId,
  materialMargin,
  NO_PREFERENCE,
  type ShopMargins,
  setShopMargins,
  shopMargins,
} from './material.ts'
export { marginAfterMaterialChange, materialAfterSizeChange, materialsFor } from './material-choice.ts'
export { blockedCorners, sheetOf } from './sheet.ts'
export { CUSTOM_SIZE_ID, defaultSize, firstOfOrientation, sizeMatching, sizesOfOrientation } from './size-choice.ts'
export { GRID_LIMITS, isGridAllowed, type SquareGrid, squareGrids } from './square-grids.ts'
export { inStandardOrder, SQUARE_SIZES, STANDARD_SIZES } from './standard-sizes.ts'
export { SEEN_OF_TILE_CM, TILE_CM, TILE_FOLD_CM } from './tile.ts'
