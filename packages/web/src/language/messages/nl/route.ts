import type { Translation } from '../translation.ts'

export const route: Translation<'route'> = {
  chooseDesign: 'Ontwerp kiezen',
  fillCollage: 'Collage vullen',
  editPhoto: 'Foto bewerken',
  choosePhoto: 'Foto kiezen',
  errorOccurred: 'Er is een fout opgetreden',
}
