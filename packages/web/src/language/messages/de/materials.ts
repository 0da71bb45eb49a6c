import type { Translation } from '../translation.ts'

export const materials: Translation<'materials'> = {
  NONE: {
    name: 'Keine Präferenz',
    description: 'Wählen Sie das Material später bei der Bestellung.',
  },
  POSTER: {
    name: 'Poster',
    description: 'Festes, seidenmattes Papier, bereit zum Einrahmen.',
  },
  CANVAS2CM: {
    name: 'Leinwand 2 cm',
    description: 'Leinwand, auf einen 2 cm starken Holzrahmen gespannt.',
  },
  CANVAS4CM: {
    name: 'Leinwand 4 cm',
    description: 'Leinwand auf einem tiefen 4-cm-Rahmen, wie in der Galerie.',
  },
  DIBOND: {
    name: 'Aluminium',
    description: 'Matte Aluminiumplatte, dünn und sehr formstabil.',
  },
  PLEXI: {
    name: 'Acrylglas',
    description: 'Hinter glänzendem Acrylglas, mit tiefen Farben.',
  },
  TILES: {
    name: 'Wiederablösbare Kacheln',
    description: 'Leichte Kacheln, die sich spurlos kleben und versetzen lassen.',
  },
  TILESPERM: {
    name: 'Dauerhafte Kacheln',
    description: 'Leichte Kacheln, die dauerhaft halten.',
  },
}
