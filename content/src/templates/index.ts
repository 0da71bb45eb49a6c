import { CLASSIC } from './classic/index.ts'
import { ILLUSTRATION } from './illustration/index.ts'
import { MODERN } from './modern/index.ts'
import { PAINTING } from './painting/index.ts'
import { RETRO } from './retro/index.ts'
import type { StaticTemplate } from './static-template.ts'
import { VINTAGE } from './vintage/index.ts'

/** The drawn templates in the order the shop shows them. */
export const STATIC_TEMPLATES: readonly StaticTemplate[] = [
  ...MODERN,
  ...CLASSIC,
  ...RETRO,
  ...VINTAGE,
  ...ILLUSTRATION,
  ...PAINTING,
]
