import { misc } from './misc.ts'
import { navigation } from './navigation.ts'
import { route } from './route.ts'
import { template } from './template.ts'

/** What the shell and the chooser say: all that a first visit downloads. French defines the shape. */
export const first = { misc, navigation, route, template } as const
