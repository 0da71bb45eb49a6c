import type { Translation } from '../translation.ts'

export const materials: Translation<'materials'> = {
  NONE: {
    name: 'Geen voorkeur',
    description: 'Kies het materiaal later, bij het bestellen.',
  },
  POSTER: {
    name: 'Poster',
    description: 'Stevig, zijdeglanzend papier, klaar om in te lijsten.',
  },
  CANVAS2CM: {
    name: 'Canvas 2 cm',
    description: 'Canvas, gespannen op een houten frame van 2 cm.',
  },
  CANVAS4CM: {
    name: 'Canvas 4 cm',
    description: 'Canvas op een diep frame van 4 cm, zoals in een galerie.',
  },
  DIBOND: {
    name: 'Aluminium',
    description: 'Matte aluminiumplaat, dun en zeer vormvast.',
  },
  PLEXI: {
    name: 'Plexiglas',
    description: 'Achter glanzend plexiglas, met diepe kleuren.',
  },
  TILES: {
    name: 'Herplaatsbare tegels',
    description: 'Lichte tegels die u zonder sporen plakt en verplaatst.',
  },
  TILESPERM: {
    name: 'Permanente tegels',
    description: 'Lichte tegels die blijvend vastzitten.',
  },
}
