import type { Translation } from '../translation.ts'

export const layerphoto: Translation<'layerphoto'> = {
  clickToAdd: 'Clicchi per aggiungere una foto',
  clickToEdit: 'Clicchi per modificare o sostituire',
  errorShort: 'Errore',
  errorLine1: 'Impossibile',
  errorLine2: 'da caricare',
}
