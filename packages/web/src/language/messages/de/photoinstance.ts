import type { Translation } from '../translation.ts'

export const photoinstance: Translation<'photoinstance'> = {
  quality: 'Die Druckqualität dieses Fotos ist {quality}.',
  bad: 'SCHLECHT',
  average: 'MÄSSIG',
  sufficient: 'AUSREICHEND',
  good: 'GUT',
  excellent: 'AUSGEZEICHNET',
  replace: 'Ersetzen Sie das Foto.',
}
