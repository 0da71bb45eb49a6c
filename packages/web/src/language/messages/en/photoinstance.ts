import type { Translation } from '../translation.ts'

export const photoinstance: Translation<'photoinstance'> = {
  quality: 'The print quality of this photo will be {quality}.',
  bad: 'BAD',
  average: 'AVERAGE',
  sufficient: 'SUFFICIENT',
  good: 'GOOD',
  excellent: 'EXCELLENT',
  replace: 'Replace the photo.',
}
