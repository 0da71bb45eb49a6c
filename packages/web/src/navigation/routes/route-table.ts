import {
  ACCESSIBILITY_WORD,
  CHOOSER_WORDS,
  EDIT_WORDS,
  ERROR_WORDS,
  FINISHED_WORD,
  OVERVIEW_WORD,
  SHOP_WORD,
} from './route-words.ts'

/** basic: the template is generated. design: it is drawn once and for all. */
export type TemplateKind = 'basic' | 'design'

export type AppRoute =
  | { readonly screen: 'chooser'; readonly filter: string }
  | { readonly screen: 'template'; readonly kind: TemplateKind; readonly id: string; readonly style?: string }
  | { readonly screen: 'editor'; readonly savedCollageId?: string }
  | { readonly screen: 'error' }
  | { readonly screen: 'finished' }
  | { readonly screen: 'overview' }
  | { readonly screen: 'accessibility' }
  | { readonly screen: 'checkout' }
  | { readonly screen: 'order'; readonly number: string }
  /** Where the link in a mail about a forgotten password leads. */
  | { readonly screen: 'newPassword' }
  /** The shop's board, or one order on it. */
  | { readonly screen: 'shop'; readonly number?: string }

interface RouteEntry {
  /** Fixed words, `:name` for a value and `:name?` for one that may be missing at the end. */
  readonly pattern: string
  readonly read: (values: Readonly<Record<string, string>>) => AppRoute
}

function template(kind: TemplateKind): RouteEntry['read'] {
  return ({ id = '', style }) => ({ screen: 'template', kind, id, ...(style !== undefined && { style }) })
}

/** Every path the app answers to. The language of a path never changes the language of the app. */
export const ROUTE_TABLE: readonly RouteEntry[] = [
  ...CHOOSER_WORDS.map((word) => ({
    pattern: `${word}/:filter?`,
    read: ({ filter = '' }: Readonly<Record<string, string>>): AppRoute => ({ screen: 'chooser', filter }),
  })),
  { pattern: 'collage/basic/:id/:style?', read: template('basic') },
  { pattern: 'collage/base/:id', read: template('basic') },
  { pattern: 'collage/basico/:id', read: template('basic') },
  { pattern: 'collage/design/:id', read: template('design') },
  { pattern: 'collage/diseno/:id', read: template('design') },
  { pattern: 'ontwerp/basic/:id', read: template('basic') },
  { pattern: 'ontwerp/design/:id', read: template('design') },
  ...EDIT_WORDS.map((word) => ({
    pattern: `${word}/:savedCollageId?`,
    read: ({ savedCollageId }: Readonly<Record<string, string>>): AppRoute => ({
      screen: 'editor',
      ...(savedCollageId !== undefined && { savedCollageId }),
    }),
  })),
  ...ERROR_WORDS.map((word) => ({ pattern: word, read: (): AppRoute => ({ screen: 'error' }) })),
  ...Object.values(FINISHED_WORD).map((word) => ({ pattern: word, read: (): AppRoute => ({ screen: 'finished' }) })),
  ...Object.values(OVERVIEW_WORD).map((word) => ({ pattern: word, read: (): AppRoute => ({ screen: 'overview' }) })),
  ...Object.values(ACCESSIBILITY_WORD).map((word) => ({
    pattern: word,
    read: (): AppRoute => ({ screen: 'accessibility' }),
  })),
  { pattern: 'cart/fromApp', read: () => ({ screen: 'checkout' }) },
  { pattern: 'cart/order/:number', read: ({ number = '' }) => ({ screen: 'order', number }) },
  { pattern: 'account/password', read: () => ({ screen: 'newPassword' }) },
  ...Object.values(SHOP_WORD).map((word) => ({
    pattern: `${word}/:number?`,
    read: ({ number }: Readonly<Record<string, string>>): AppRoute => ({
      screen: 'shop',
      ...(number !== undefined && { number }),
    }),
  })),
]
