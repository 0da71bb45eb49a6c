export { drawnForPhotos, layoutsForPhotos, type PhotoLayout, rankedLayouts } from './layouts-for-photos.ts'
