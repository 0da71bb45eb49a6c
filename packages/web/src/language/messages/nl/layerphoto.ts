import type { Translation } from '../translation.ts'

export const layerphoto: Translation<'layerphoto'> = {
  clickToAdd: 'Klik om een foto toe te voegen',
  tapToAdd: 'Tik om een foto toe te voegen',
  clickToEdit: 'Klik om te bewerken of vervangen',
  errorShort: 'Fout',
  errorLine1: 'Kon niet',
  errorLine2: 'worden geladen',
}
