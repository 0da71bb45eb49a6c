import type { Template } from '../template/index.ts'
import type { Collage, TemplateChoice, Userdata } from './collage.ts'

/** Nothing placed, nothing written, colours left to the template. */
export const EMPTY_USERDATA: Userdata = {
  photoBorderColor: '#000000',
  photoBorderAutomaticColor: true,
  photoBackgroundColor: '#ffffff',
  images: {},
  shapes: {},
  texts: {},
}

export function newCollage(choice: TemplateChoice, template: Template): Collage {
  return { choice, template, userdata: EMPTY_USERDATA }
}
