import type { Translation } from '../translation.ts'

export const materials: Translation<'materials'> = {
  NONE: {
    name: 'Sin preferencia',
    description: 'Elige el material más tarde, al hacer el pedido.',
  },
  POSTER: {
    name: 'Póster',
    description: 'Papel grueso satinado, listo para enmarcar.',
  },
  CANVAS2CM: {
    name: 'Lienzo 2 cm',
    description: 'Lienzo tensado sobre un bastidor de madera de 2 cm.',
  },
  CANVAS4CM: {
    name: 'Lienzo 4 cm',
    description: 'Lienzo sobre un bastidor profundo de 4 cm, como en una galería.',
  },
  DIBOND: {
    name: 'Aluminio',
    description: 'Placa de aluminio mate, fina y muy estable.',
  },
  PLEXI: {
    name: 'Metacrilato',
    description: 'Tras un metacrilato brillante, con colores profundos.',
  },
  TILES: {
    name: 'Azulejos recolocables',
    description: 'Azulejos ligeros que se pegan y se mueven sin dejar marca.',
  },
  TILESPERM: {
    name: 'Azulejos permanentes',
    description: 'Azulejos ligeros para fijar de forma permanente.',
  },
}
