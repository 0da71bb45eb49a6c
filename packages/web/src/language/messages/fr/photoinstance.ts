export const photoinstance = {
  quality: "La qualité d'impression de cette photo sera {quality}.",
  bad: 'MAUVAISE',
  average: 'MOYENNE',
  sufficient: 'SUFFISANTE',
  good: 'BONNE',
  excellent: 'EXCELLENTE',
  replace: 'Remplacez la photo.',
} as const
