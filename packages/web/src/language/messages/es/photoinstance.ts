import type { Translation } from '../translation.ts'

export const photoinstance: Translation<'photoinstance'> = {
  quality: 'La calidad de impresión de esta foto será {quality}.',
  bad: 'MALA',
  average: 'REGULAR',
  sufficient: 'SUFICIENTE',
  good: 'BUENA',
  excellent: 'EXCELENTE',
  replace: 'Reemplaza la foto.',
}
