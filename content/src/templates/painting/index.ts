import type { StaticTemplate } from '../static-template.ts'
import { aquarelle } from './aquarelle.ts'
import { brushwork } from './brushwork.ts'
import { doves } from './dove.ts'
import { enso } from './enso.ts'
import { grandTableau } from './grand-tableau.ts'
import { peonies } from './peony.ts'
import { posy } from './posy.ts'
import { swatches } from './swatches.ts'

export const PAINTING: readonly StaticTemplate[] = [
  brushwork,
  aquarelle,
  swatches,
  enso,
  grandTableau,
  peonies,
  posy,
  doves,
]
