import type { Template } from '../template/index.ts'
import type { CollagePage, TemplateChoice, Userdata } from './collage-page.ts'

/** Nothing placed, nothing written, colours left to the template. */
export const EMPTY_USERDATA: Userdata = {
  photoBorderColor: '#000000',
  photoBorderAutomaticColor: true,
  photoBackgroundColor: '#ffffff',
  images: {},
  shapes: {},
  texts: {},
}

export function newCollagePage(choice: TemplateChoice, template: Template): CollagePage {
  return { choice, template, userdata: EMPTY_USERDATA }
}
