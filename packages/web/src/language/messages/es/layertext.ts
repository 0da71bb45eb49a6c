import type { Translation } from '../translation.ts'

export const layertext: Translation<'layertext'> = {
  defaultTitle: 'Tu título',
  defaultSubtitle: 'Tu subtítulo',
  dialogTitle: 'Cambiar el título',
  title: 'Título',
  titlePlaceholder: 'Escribe aquí tu título',
  subtitle: 'Subtítulo',
  subtitlePlaceholder: 'Escribe aquí tu subtítulo',
  subtitleTooLong: 'El subtítulo es demasiado largo para este campo.',
  caps: '¿Mayúsculas?',
  fontStyle: 'Estilo de letra',
  fontModern1: 'Moderno 1',
  fontModern2: 'Moderno 2',
  fontClassic: 'Clásico',
  fontPlayful: 'Divertido',
  fontOfTemplate: 'Estilo del diseño',
  changeColour: 'Cambiar el color',
  apply: 'Modificar el texto',
  preview: 'Vista previa de tu texto',
}
