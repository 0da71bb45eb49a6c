import type { Translation } from '../translation.ts'

export const route: Translation<'route'> = {
  chooseDesign: 'Scegliere un modello',
  fillCollage: 'Riempire il collage',
  editPhoto: 'Modificare la foto',
  choosePhoto: 'Scegliere una foto',
  errorOccurred: 'Si è verificato un errore',
}
