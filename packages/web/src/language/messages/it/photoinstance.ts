import type { Translation } from '../translation.ts'

export const photoinstance: Translation<'photoinstance'> = {
  quality: 'La qualità di stampa di questa foto sarà {quality}.',
  bad: 'SCARSA',
  average: 'MEDIOCRE',
  sufficient: 'SUFFICIENTE',
  good: 'BUONA',
  excellent: 'OTTIMA',
  replace: 'Sostituisci la foto.',
}
