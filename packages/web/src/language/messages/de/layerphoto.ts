import type { Translation } from '../translation.ts'

export const layerphoto: Translation<'layerphoto'> = {
  clickToAdd: 'Zum Hinzufügen eines Fotos klicken',
  tapToAdd: 'Zum Hinzufügen eines Fotos tippen',
  clickToEdit: 'Zum Bearbeiten oder Ersetzen klicken',
  errorShort: 'Fehler',
  errorLine1: 'Konnte nicht',
  errorLine2: 'geladen werden',
}
