import type { Translation } from '../translation.ts'

export const layerphoto: Translation<'layerphoto'> = {
  clickToAdd: 'Clicchi per aggiungere una foto',
  tapToAdd: 'Tocchi per aggiungere una foto',
  clickToEdit: 'Clicchi per modificare o sostituire',
  errorShort: 'Errore',
  errorLine1: 'Caricamento',
  errorLine2: 'non riuscito',
}
