export const layerphoto = {
  clickToAdd: 'Cliquez pour ajouter une photo',
  tapToAdd: 'Touchez pour ajouter une photo',
  clickToEdit: 'Cliquez pour modifier ou remplacer',
  errorShort: 'Erreur',
  errorLine1: 'Impossible',
  errorLine2: 'à charger',
} as const
