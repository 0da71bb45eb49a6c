import type { Translation } from '../translation.ts'

export const layerphoto: Translation<'layerphoto'> = {
  clickToAdd: 'Haz clic para añadir una foto',
  tapToAdd: 'Toca para añadir una foto',
  clickToEdit: 'Haz clic para editar o reemplazar',
  errorShort: 'Error',
  errorLine1: 'No se ha podido',
  errorLine2: 'cargar',
}
