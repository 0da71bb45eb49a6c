import type { Translation } from '../translation.ts'

export const layerphoto: Translation<'layerphoto'> = {
  clickToAdd: 'Clicca per aggiungere una foto',
  tapToAdd: 'Tocca per aggiungere una foto',
  clickToEdit: 'Clicca per modificare o sostituire',
  errorShort: 'Errore',
  errorLine1: 'Caricamento',
  errorLine2: 'non riuscito',
}
