import type { ControlLabel } from '@collagerie/core/designs'
import type { Material } from '@collagerie/core/format'
import { ordering } from './ordering.ts'

type Named = Exclude<Material, ''> | 'NONE'

/** What the pages around the editor say, from the template to the order. French defines the shape. */
export const pages = {
  ...ordering,
  drafts: {
    keptHere: 'En attente dans ce navigateur, sur cet appareil, et pas encore dans votre compte.',
    continue: 'Continuer',
    openCopy: 'Ouvrir une copie',
    openElsewhere: 'Ouvert dans un autre onglet',
    elsewhere: 'Ce collage est ouvert dans un autre onglet. Continuez là-bas ou ouvrez une copie.',
    newerTitle: 'Vous avez modifié ce collage dans ce navigateur',
    newerText: 'Ces modifications ne sont pas encore dans votre compte.',
    takeNewer: 'Reprendre mes modifications',
    openSaved: 'Ouvrir la version enregistrée',
    discarded: 'Le brouillon a été supprimé.',
    broken: "Ce brouillon n'a pas pu être ouvert. Réessayez dans un instant.",
    sizeGone:
      'Le format {from} n’est plus proposé : votre collage est maintenant en {to}. Vérifiez-le avant de commander.',
    refused:
      "Ce navigateur n'a plus de place pour vos photos ou ne garde rien. Continuez sans crainte, mais enregistrez votre collage dans votre compte avant de fermer cette page.",
  },
  generator: {
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
    decrease: '{label} : moins',
    next: '{label} : suivant',
    previous: '{label} : précédent',
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
    GENERATOR_WARNING:
      'Chaque côté mesure au moins 20 cm, le plus grand format est de 140 x 100 cm et le côté court mesure au moins un septième du côté long.',
    GENERATOR_WARNING_SQUARE:
      'Un format carré convient : largeur et hauteur égales, de {min, number} à {max, number} cm.',
    GENERATOR_WARNING_SQUARE_RATIO:
      'Ce format ne se divise pas en photos carrées. Choisissez par exemple 60 x 40 ou 80 x 60 cm.',
    GENERATOR_RULE_MOSAIC:
      'Chaque côté mesure au moins 20 cm, le plus grand format est de 140 x 100 cm et le format se divise en photos carrées, comme 60 x 40 ou 80 x 60 cm.',
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
  overview: {
    heading: 'Vos collages',
    shopLink: 'Commandes de la boutique',
    intro: "Reprenez un collage, commandez-le ou partez d'une copie.",
    loading: 'Chargement de vos collages.',
    failed: "Vos collages n'ont pas pu être chargés. Vérifiez votre connexion et réessayez.",
    emptyTitle: 'Pas encore de collage',
    empty: 'Choisissez un modèle et ajoutez vos photos. Une fois enregistré, votre collage vous attend ici.',
    signInTitle: 'Retrouvez vos collages',
    signIn: 'Connectez-vous pour voir les collages que vous avez enregistrés.',
    signOut: 'Se déconnecter',
    signOutTitle: 'Se déconnecter ?',
    signOutText:
      'Ces modifications ne sont pas encore dans votre compte. Si vous vous déconnectez, elles seront supprimées de ce navigateur.',
    signOutAnyway: 'Se déconnecter et les supprimer',
    signOutStay: 'Garder la session ouverte',
    edit: 'Modifier',
    editNamed: 'Modifier {name}',
    orderNamed: 'Commander {name}',
    actions: 'Actions pour {name}',
    rename: 'Renommer',
    name: 'Nom du collage',
    saveName: 'Enregistrer',
    duplicate: 'Dupliquer',
    copyName: '{name} (copie)',
    duplicated: '{name} vous attend en tête de liste.',
    delete: 'Supprimer',
    deleteOrderedTitle: 'Supprimer ce collage ?',
    deleteOrdered:
      "Ce collage a été commandé. La commande ne change pas, mais « Mes collages » ne la montrera plus : gardez l'adresse de sa page.",
    seeOrder: 'Voir la commande {number}',
    keepCollage: 'Garder le collage',
    deleted: '{name} a été supprimé.',
    undo: 'Annuler',
    broughtBack: '{name} est de retour.',
    versions: 'Versions précédentes',
    versionsHelp: 'Une version rétablie devient la plus récente. Celle que vous voyez maintenant reste dans la liste.',
    versionsLoading: 'Chargement des versions.',
    versionsFailed: "Les versions n'ont pas pu être chargées.",
    current: 'Version actuelle',
    restore: 'Rétablir',
    restoreNamed: 'Rétablir la version du {date}',
    versionRestored: 'La version du {date} est de nouveau la plus récente.',
    more: 'Afficher plus de collages',
    storage: '{used} utilisés sur les {limit} de votre compte',
    savedOn: 'Enregistré le {date}',
    orderedOn: 'Commandé le {date}',
    actionFailed: "Cela n'a pas fonctionné. Vérifiez votre connexion et réessayez.",
    unnamed: 'Collage',
  },
  /** The ways to see a collage as it will be. */
  viewer: {
    object: 'En volume',
    wall: 'Sur votre mur',
    see: 'Voir chez vous',
    failed: "Cette vue n'a pas pu être chargée. Vérifiez votre connexion et réessayez.",
  },
} as const
