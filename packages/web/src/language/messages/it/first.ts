import type { FirstTexts } from '../translation.ts'
import { misc } from './misc.ts'
import { navigation } from './navigation.ts'
import { route } from './route.ts'
import { template } from './template.ts'

export const first: FirstTexts = { misc, navigation, route, template }
