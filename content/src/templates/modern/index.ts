import type { StaticTemplate } from '../static-template.ts'
import { affiche } from './affiche.ts'
import { bauhaus } from './bauhaus.ts'
import { orbit } from './orbit.ts'
import { papercut } from './papercut.ts'
import { rainbow } from './rainbow.ts'

export const MODERN: readonly StaticTemplate[] = [bauhaus, orbit, affiche, rainbow, papercut]
