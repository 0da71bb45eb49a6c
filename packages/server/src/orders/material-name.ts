import type { Language, Localised } from '@collagerie/core/catalogue'
import type { Material } from '@collagerie/core/format'

type Names = Readonly<Partial<Record<Material, string>>>

/** The names the pages use. A mail leaves out a material without a name. */
const NAMES: Localised<Names> = {
  fr: {
    POSTER: 'Poster',
    CANVAS2CM: 'Toile 2 cm',
    CANVAS4CM: 'Toile 4 cm',
    DIBOND: 'Aluminium',
    PLEXI: 'Verre acrylique',
    TILES: 'Carreaux repositionnables',
    TILESPERM: 'Carreaux permanents',
  },
  nl: {
    POSTER: 'Poster',
    CANVAS2CM: 'Canvas 2 cm',
    CANVAS4CM: 'Canvas 4 cm',
    DIBOND: 'Aluminium',
    PLEXI: 'Plexiglas',
    TILES: 'Herplaatsbare tegels',
    TILESPERM: 'Permanente tegels',
  },
  en: {
    POSTER: 'Poster',
    CANVAS2CM: 'Canvas 2 cm',
    CANVAS4CM: 'Canvas 4 cm',
    DIBOND: 'Aluminium',
    PLEXI: 'Acrylic glass',
    TILES: 'Repositionable tiles',
    TILESPERM: 'Permanent tiles',
  },
  de: {
    POSTER: 'Poster',
    CANVAS2CM: 'Leinwand 2 cm',
    CANVAS4CM: 'Leinwand 4 cm',
    DIBOND: 'Aluminium',
    PLEXI: 'Acrylglas',
    TILES: 'Wiederablösbare Kacheln',
    TILESPERM: 'Dauerhafte Kacheln',
  },
  it: {
    POSTER: 'Poster',
    CANVAS2CM: 'Tela 2 cm',
    CANVAS4CM: 'Tela 4 cm',
    DIBOND: 'Alluminio',
    PLEXI: 'Vetro acrilico',
    TILES: 'Piastrelle riposizionabili',
    TILESPERM: 'Piastrelle permanenti',
  },
  es: {
    POSTER: 'Póster',
    CANVAS2CM: 'Lienzo 2 cm',
    CANVAS4CM: 'Lienzo 4 cm',
    DIBOND: 'Aluminio',
    PLEXI: 'Metacrilato',
    TILES: 'Azulejos recolocables',
    TILESPERM: 'Azulejos permanentes',
  },
}

/** Empty if the material has no name. */
export function materialName(language: Language, code: string): string {
  const names: Readonly<Record<string, string>> = NAMES[language]
  return Object.hasOwn(names, code) ? (names[code] ?? '') : ''
}
