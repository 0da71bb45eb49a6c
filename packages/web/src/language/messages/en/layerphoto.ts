import type { Translation } from '../translation.ts'

export const layerphoto: Translation<'layerphoto'> = {
  clickToAdd: 'Click to add a photo',
  tapToAdd: 'Tap to add a photo',
  clickToEdit: 'Click to edit or replace',
  errorShort: 'Error',
  errorLine1: 'Could not',
  errorLine2: 'be loaded',
}
