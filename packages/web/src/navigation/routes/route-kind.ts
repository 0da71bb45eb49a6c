import { matchRoute } from './match-route.ts'
import type { AppRoute } from './route-table.ts'
import { CHOOSER_WORDS, ERROR_WORDS } from './route-words.ts'

export type RouteKind = 'template list' | 'template' | 'editor' | 'editor error' | OutsideKind

/** Places outside the wizard. */
type OutsideKind = 'finished' | 'overview' | 'accessibility' | 'checkout' | 'account' | 'shop'

const KIND_OF_SCREEN: Record<AppRoute['screen'], RouteKind> = {
  chooser: 'template list',
  template: 'template',
  editor: 'editor',
  error: 'editor error',
  finished: 'finished',
  overview: 'overview',
  accessibility: 'accessibility',
  checkout: 'checkout',
  order: 'checkout',
  newPassword: 'account',
  shop: 'shop',
}

/**
 * The kind of a path. The table decides first, so a template whose id contains "error" stays a template; only an
 * unknown path is judged by its words. Such a path is still redirected: the kind only names the state meanwhile and
 * never opens a screen.
 */
export function routeKindOf(path: string): RouteKind | undefined {
  const route = matchRoute(path)
  if (route) return KIND_OF_SCREEN[route.screen]
  const containsOne = (words: readonly string[]) => words.some((word) => path.includes(word))
  if (containsOne(CHOOSER_WORDS)) return 'template list'
  if (containsOne(['ontwerp', 'collage'])) return 'template'
  if (containsOne(ERROR_WORDS)) return 'editor error'
  return undefined
}

/**
 * The place of a path: going from one place to another starts at its top. Filters of the list, the style of a template
 * and the number of a saved collage are not places of their own.
 */
export function placeOf(path: string): string {
  const route = matchRoute(path)
  if (route?.screen === 'template') return `template ${route.id}`
  if (route?.screen === 'order') return `order ${route.number}`
  return route?.screen ?? routeKindOf(path) ?? ''
}
