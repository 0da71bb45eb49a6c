import type { Translation } from '../translation.ts'

export const materials: Translation<'materials'> = {
  NONE: {
    name: 'Nessuna preferenza',
    description: "Scegli il materiale più tardi, al momento dell'ordine.",
  },
  POSTER: {
    name: 'Poster',
    description: 'Carta spessa satinata, pronta da incorniciare.',
  },
  CANVAS2CM: {
    name: 'Tela 2 cm',
    description: 'Tela montata su un telaio in legno di 2 cm.',
  },
  CANVAS4CM: {
    name: 'Tela 4 cm',
    description: 'Tela su un telaio profondo 4 cm, come in galleria.',
  },
  DIBOND: {
    name: 'Alluminio',
    description: 'Lastra di alluminio opaca, sottile e molto stabile.',
  },
  PLEXI: {
    name: 'Vetro acrilico',
    description: 'Dietro un vetro acrilico lucido, con colori profondi.',
  },
  TILES: {
    name: 'Piastrelle riposizionabili',
    description: 'Piastrelle leggere che si attaccano e si spostano senza tracce.',
  },
  TILESPERM: {
    name: 'Piastrelle permanenti',
    description: 'Piastrelle leggere da fissare una volta per tutte.',
  },
}
