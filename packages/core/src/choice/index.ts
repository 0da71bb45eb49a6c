export { applyStyle } from './apply-style.ts'
export { type Assortment, soldEntry } from './assortment.ts'
export { keepDigits, stepControl, typeControl } from './change-control.ts'
export { chooseMaterial } from './change-material.ts'
export {
  type CustomSizeOffer,
  chooseCustomSize,
  chooseOrientation,
  chooseSize,
  clearCustomSize,
  nearestOf,
  orientationsOf,
  renewChoice,
} from './change-size.ts'
export {
  type Choice,
  controlsOf,
  designOf,
  formatOf,
  generatedTemplateOf,
  inputOf,
  isCustom,
  startChoice,
} from './choice.ts'
export { choiceForCount } from './choice-for-count.ts'
export { carriedChoice, collageChoice, isSameChoice } from './collage-choice.ts'
export { countsAtStart } from './counts-at-start.ts'
export { customSizeMaterials } from './custom-size-materials.ts'
export { differingControls } from './differing-controls.ts'
export { layoutVariations } from './layout-variations.ts'
export { missingMaterials } from './missing-materials.ts'
export { customSizeRuleOf, offeredDesign } from './offered-design.ts'
export { onMaterial } from './on-material.ts'
export { photoCountsOf } from './photo-counts.ts'
export { savedChoice, savedSize } from './saved-choice.ts'
export { artIn, drawnAsSaved, savedLayoutOf } from './saved-layout.ts'
export { sizeForCount } from './size-for-count.ts'
export { hasSlimSlots } from './slim-slots.ts'
