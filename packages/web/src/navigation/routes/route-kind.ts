import { matchRoute } from './match-route.ts'
import type { AppRoute } from './route-table.ts'
import { ERROR_WORDS, SELECTION_WORDS } from './route-words.ts'

export type RouteKind = 'template list' | 'template' | 'editor' | 'editor error' | OutsideKind

/** Places outside the wizard. */
type OutsideKind = 'finished' | 'overview' | 'accessibility' | 'checkout' | 'account' | 'shop'

const KIND_OF_SCREEN: Record<AppRoute['screen'], RouteKind> = {
  selection: 'template list',
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
 * What kind of place a path is. The table decides first, so a template whose id contains "error" stays a template;
 * only a path outside the table is judged by the words in it. Such a path is still redirected: the kind names the
 * state meanwhile, it never opens a screen.
 */
export function routeKindOf(path: string): RouteKind | undefined {
  const route = matchRoute(path)
  if (route) return KIND_OF_SCREEN[route.screen]
  const containsOne = (words: readonly string[]) => words.some((word) => path.includes(word))
  if (containsOne(SELECTION_WORDS)) return 'template list'
  if (containsOne(['ontwerp', 'collage'])) return 'template'
  if (containsOne(ERROR_WORDS)) return 'editor error'
  return undefined
}

/**
 * Which place a path leads to: whoever goes from one to another starts at its top. Filters of the list, the style of a
 * template and a collage that got its number are not places of their own.
 */
export function placeOf(path: string): string {
  const route = matchRoute(path)
  if (route?.screen === 'template') return `template ${route.id}`
  if (route?.screen === 'order') return `order ${route.number}`
  return route?.screen ?? routeKindOf(path) ?? ''
}
