import type { Translation } from '../translation.ts'

export const photoinstance: Translation<'photoinstance'> = {
  quality: 'De afdrukkwaliteit van deze foto is {quality}.',
  bad: 'SLECHT',
  average: 'MATIG',
  sufficient: 'REDELIJK',
  good: 'GOED',
  excellent: 'UITSTEKEND',
  replace: 'Vervang de foto.',
}
