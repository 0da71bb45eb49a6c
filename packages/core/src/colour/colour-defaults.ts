import type { Colour } from './colour.ts'

export const WHITE: Colour = '#ffffff'
export const DEFAULT_PHOTO_BORDER_COLOUR: Colour = '#000000'
export const MULTI_PAGE_PHOTO_BACKGROUND: Colour = '#8a8c8e'
export const DEFAULT_BORDER_COLOUR: Colour = '#dcddde'
