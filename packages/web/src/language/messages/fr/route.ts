export const route = {
  chooseDesign: 'Choisir un modèle',
  fillCollage: 'Remplir le collage',
  editPhoto: 'Modifier la photo',
  choosePhoto: 'Choisir une photo',
  errorOccurred: 'Une erreur est survenue',
} as const
