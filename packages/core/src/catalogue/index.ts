export type { CatalogueEntry, CatalogueEntrySize } from './catalogue-entry.ts'
export type { CatalogueSize, CatalogueTemplate } from './catalogue-template.ts'
export { COLOURS, type ColourName, coloursIn, colourTag } from './colours.ts'
export { assetPath, DIGIT_SHAPES_FILE } from './content-paths.ts'
export {
  type CatalogueFilter,
  combinedFilter,
  filtersFor,
  matchesFilter,
  nearestTo,
  partsOf,
  type Theme,
} from './filters.ts'
export { LANGUAGES, type Language, type Localised } from './language.ts'
export { localise } from './localise.ts'
export { MOODS, type Mood, moodsIn, moodTag } from './moods.ts'
export { OCCASIONS, type Occasion, occasionsIn, occasionTag } from './occasions.ts'
export { orientationTags } from './orientation-tags.ts'
export {
  hasPhotoCount,
  nearestPhotoCount,
  photoCountFilter,
  photoCountIn,
  photoCountTags,
  templatesForCount,
} from './photo-count-filter.ts'
export { readCatalogueEntries } from './read-catalogue-entries.ts'
export { readThemeList } from './read-theme-list.ts'
export { isSameText, MOST_TYPED, searchLevel } from './search.ts'
export { shortName } from './short-name.ts'
export { respelled, slipsIn } from './spelling.ts'

export { designNameOf, isGenerated, needsDigitShapes, sourceOfDesign } from './template-source.ts'
export { themeListJsonSteps, writeThemeListJson } from './theme-list-json.ts'
export { writeThemeList } from './write-theme-list.ts'
