import type { StaticTemplate } from '../static-template.ts'
import { affiche } from './affiche.ts'
import { bauhaus } from './bauhaus.ts'
import { companion } from './companion.ts'
import { editorial } from './editorial.ts'
import { orbit } from './orbit.ts'
import { papercut } from './papercut.ts'
import { rainbow } from './rainbow.ts'
import { twelve } from './twelve.ts'

export const MODERN: readonly StaticTemplate[] = [
  bauhaus,
  orbit,
  affiche,
  rainbow,
  papercut,
  editorial,
  companion,
  twelve,
]
