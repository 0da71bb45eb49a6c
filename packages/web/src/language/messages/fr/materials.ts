import type { Material } from '@collagerie/core/format'

type Named = Exclude<Material, ''> | 'NONE'

export const materials = {
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
} as const satisfies Record<Named, { readonly name: string; readonly description: string }>
