import type { Translation } from '../translation.ts'

export const route: Translation<'route'> = {
  chooseDesign: 'Scelta del modello',
  fillCollage: 'Composizione del collage',
  editPhoto: 'Modifica della foto',
  choosePhoto: 'Scelta della foto',
  errorOccurred: 'Si è verificato un errore',
}
