import type { ControlLabel } from '@collagerie/core/designs'
import type { Material } from '@collagerie/core/format'
import { words } from './words.ts'

type Named = Exclude<Material, ''> | 'NONE'

/** What a template's page says, and the editor repeats. French defines the shape. */
export const making = {
  ...words,
  generator: {
    tiles: '{columns, number} x {rows, number} carreaux de {side, number} x {side, number} cm',
    columns: 'Colonnes',
    rows: 'Rangées',
    photos: 'Photos',
    spacing: 'Espace entre les photos',
    margin: 'Marge',
    layout: 'Disposition',
    text: 'Texte',
    mixed: 'Orientations mélangées',
    random: 'Autre variante',
    // Spelt as the design's own value is, which stands in saved collages.
    playfull: 'Photos inclinées',
    fontset: 'Style des chiffres',
    number: 'Nombre',
    year: 'Année',
    date: 'Date',
    position: 'Grandes photos',
    photoHeight: 'Part des grandes photos',
    inline: 'Petites photos en bande',
    increase: '{label} : plus',
    limits: 'De {least, number} à {most, number}.',
    turned: 'Le plus proche de votre choix précédent : {size}.',
    turnedOn: 'Le plus proche de votre choix précédent : {size}, {material}.',
    takeTurned: 'Prendre ce format',
    decrease: '{label} : moins',
    next: '{label} : suivant',
    previous: '{label} : précédent',
    materialFrom: 'Pas dans ce format : à partir de {side, number} cm de côté.',
    materialMissing: 'Pas dans ce format.',
    textModes: {
      mode0: 'Sans texte',
      mode1: 'Petit titre en bas',
      mode2: 'Titre en bas',
      mode3: 'Titre et sous-titre en bas',
      mode4: 'Petit titre en haut',
      mode5: 'Titre en haut',
      mode6: 'Titre et sous-titre en haut',
      mode10: 'Sans texte',
      mode11: 'Titre en bas',
      mode12: 'Titre et sous-titre en bas',
      mode20: 'Sans texte',
      mode21: 'Titre en bas',
      mode22: 'Titre et sous-titre en bas',
      mode23: 'Grand titre en bas',
      mode24: 'Grand titre et sous-titre en bas',
    },
    sides: {
      side0: 'En haut',
      side1: 'À droite',
      side2: 'En bas',
      side3: 'À gauche',
    },
    fontsets: {
      set0: 'Droit',
      set1: 'Arrondi',
      set2: 'Élégant',
      set3: 'Photos entières',
    },
    GENERATOR_SIDE_LEAST: 'Au moins {bound, number} cm',
    GENERATOR_SIDE_MOST: 'Au plus {bound, number} cm',
    GENERATOR_WARNING:
      'Chaque côté mesure au moins {min, number} cm, le plus grand format est de {max, number} x {maxOther, number} cm et le côté court mesure au moins un septième du côté long.',
    GENERATOR_WARNING_SQUARE:
      'Un format carré convient : largeur et hauteur égales, de {min, number} à {max, number} cm.',
    GENERATOR_WARNING_SQUARE_RATIO:
      'Ce format ne se divise pas en photos carrées. Choisissez par exemple 60 x 40 ou 80 x 60 cm.',
    GENERATOR_RULE_MOSAIC:
      'Chaque côté mesure au moins {min, number} cm, le plus grand format est de {max, number} x {maxOther, number} cm et le format se divise en photos carrées, comme 60 x 40 ou 80 x 60 cm.',
  } as const satisfies Readonly<Record<ControlLabel, string> & Record<string, unknown>>,
  materials: {
    NONE: {
      name: 'Sans préférence',
      description: 'Choisissez le support plus tard, à la commande.',
    },
    POSTER: {
      name: 'Poster',
      description: 'Papier épais et satiné, prêt à encadrer.',
    },
    CANVAS2CM: {
      name: 'Toile 2 cm',
      description: 'Toile tendue sur un châssis en bois de 2 cm.',
    },
    CANVAS4CM: {
      name: 'Toile 4 cm',
      description: 'Toile sur un châssis profond de 4 cm, comme en galerie.',
    },
    DIBOND: {
      name: 'Aluminium',
      description: "Plaque d'aluminium mate, fine et très stable.",
    },
    PLEXI: {
      name: 'Verre acrylique',
      description: 'Derrière un verre acrylique brillant, couleurs profondes.',
    },
    TILES: {
      name: 'Carreaux repositionnables',
      description: 'Carreaux légers qui se collent et se déplacent sans trace.',
    },
    TILESPERM: {
      name: 'Carreaux permanents',
      description: 'Carreaux légers à fixer une fois pour toutes.',
    },
  } as const satisfies Record<Named, { readonly name: string; readonly description: string }>,
  viewer: {
    leastPrices: 'Prix le plus bas de chaque format ; il dépend du support.',
    object: 'En volume',
    wall: 'Sur votre mur',
    see: 'Voir chez vous',
    failed: "Cette vue n'a pas pu être chargée. Vérifiez votre connexion et réessayez.",
  },
  layertext: {
    defaultTitle: 'Votre titre',
    defaultSubtitle: 'Votre sous-titre',
    dialogTitle: 'Changer le titre',
    title: 'Titre',
    titlePlaceholder: 'Entrez votre titre ici',
    subtitle: 'Sous-titre',
    subtitlePlaceholder: 'Entrez votre sous-titre ici',
    subtitleTooLong: 'Le sous-titre est trop long pour ce champ.',
    caps: 'Majuscules ?',
    fontStyle: 'Style de la police',
    fontModern1: 'Moderne 1',
    fontModern2: 'Moderne 2',
    fontClassic: 'Classique',
    fontPlayful: 'Ludique',
    fontOfTemplate: 'Style du modèle',
    changeColour: 'Changer la couleur',
    writeOnSheet: 'Écrire directement sur le collage',
    writeKeys: 'Entrée : terminé. Maj et Entrée : nouvelle ligne. Échap : comme avant.',
    clickToWrite: 'Cliquez pour modifier, double-cliquez pour écrire ici',
    apply: 'Modifier le texte',
    preview: 'Aperçu de votre texte',
  },
} as const
