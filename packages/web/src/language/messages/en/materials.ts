import type { Translation } from '../translation.ts'

export const materials: Translation<'materials'> = {
  NONE: {
    name: 'No preference',
    description: 'Choose the material later, when you order.',
  },
  POSTER: {
    name: 'Poster',
    description: 'Heavy satin paper, ready to frame.',
  },
  CANVAS2CM: {
    name: 'Canvas 2 cm',
    description: 'Canvas stretched over a 2 cm wooden frame.',
  },
  CANVAS4CM: {
    name: 'Canvas 4 cm',
    description: 'Canvas on a deep 4 cm frame, as in a gallery.',
  },
  DIBOND: {
    name: 'Aluminium',
    description: 'Matt aluminium sheet, thin and very rigid.',
  },
  PLEXI: {
    name: 'Acrylic glass',
    description: 'Behind glossy acrylic glass, with deep colours.',
  },
  TILES: {
    name: 'Repositionable tiles',
    description: 'Light tiles that stick and move without a trace.',
  },
  TILESPERM: {
    name: 'Permanent tiles',
    description: 'Light tiles, fixed for good.',
  },
}
