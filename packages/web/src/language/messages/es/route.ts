import type { Translation } from '../translation.ts'

export const route: Translation<'route'> = {
  chooseDesign: 'Elegir un diseño',
  fillCollage: 'Rellenar el collage',
  editPhoto: 'Editar la foto',
  choosePhoto: 'Elegir una foto',
  errorOccurred: 'Se ha producido un error',
}
