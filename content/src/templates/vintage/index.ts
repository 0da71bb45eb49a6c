import type { StaticTemplate } from '../static-template.ts'
import { airmail } from './airmail.ts'
import { atlas } from './atlas.ts'
import { clothesline } from './clothesline.ts'
import { contact } from './contact.ts'
import { familyTree } from './family-tree.ts'
import { kraft } from './kraft.ts'

export const VINTAGE: readonly StaticTemplate[] = [airmail, clothesline, atlas, contact, kraft, familyTree]
