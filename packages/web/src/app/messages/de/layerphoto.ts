import type { Translation } from '../translation.ts'

export const layerphoto: Translation<'layerphoto'> = {
  clickToAdd: 'Klicken Sie, um ein Foto hinzuzufügen',
  tapToAdd: 'Tippen Sie, um ein Foto hinzuzufügen',
  clickToEdit: 'Klicken Sie, um es zu bearbeiten oder zu ersetzen',
  errorShort: 'Fehler',
  errorLine1: 'Konnte nicht',
  errorLine2: 'geladen werden',
}
