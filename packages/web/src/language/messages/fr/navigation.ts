export const navigation = {
  steps: 'Étapes',
  step1: 'Choisir un modèle',
  step2: 'Personnaliser',
  step3: 'Ajouter des photos',
  nextStep: 'Étape suivante',
  quit: 'Quitter le créateur de collage',
  overview: 'Mes collages',
  menu: 'Menu',
  home: 'Collagerie, tous les modèles',
} as const
