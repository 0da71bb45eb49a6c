import type { Translation } from '../translation.ts'

export const route: Translation<'route'> = {
  chooseDesign: 'choose design',
  fillCollage: 'fill collage',
  editPhoto: 'edit photo',
  choosePhoto: 'choose photo',
  errorOccurred: 'error occurred',
}
