import type { Translation } from '../translation.ts'

export const route: Translation<'route'> = {
  chooseDesign: 'Vorlage wählen',
  fillCollage: 'Collage füllen',
  editPhoto: 'Foto bearbeiten',
  choosePhoto: 'Foto auswählen',
  errorOccurred: 'Ein Fehler ist aufgetreten',
}
