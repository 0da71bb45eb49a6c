import type { Translation } from '../translation.ts'

export const navigation: Translation<'navigation'> = {
  steps: 'Pasos',
  step1: 'Elegir un diseño',
  step2: 'Personalizar',
  step3: 'Añadir fotos',
  nextStep: 'Paso siguiente',
  quit: 'Salir del creador de collages',
  overview: 'Mis collages',
  menu: 'Menú',
  home: 'Collagerie, todos los diseños',
}
