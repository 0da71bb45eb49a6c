import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { withTexts } from '../language/language-store.ts'
import type { Language } from '../language/languages.ts'
import type { TextPart } from '../language/text-parts.ts'
import type { Screen, ScreenProps } from '../navigation/routes/screen-props.ts'

type Loaders = { readonly [S in Screen]: () => Promise<{ readonly default: ComponentType<ScreenProps<S>> }> }

/** Any component, whatever it is given: the table below checks that it is its screen's. */
function screenWith<Shown>(load: () => Promise<Shown>, part: TextPart): () => Promise<{ readonly default: Shown }> {
  return async () => ({ default: await withTexts(load(), part) })
}

const LOADERS: Loaders = {
  selection: async () => ({ default: (await import('../catalogue/chooser-screen.tsx')).ChooserScreen }),
  template: screenWith(async () => (await import('../template/template-screen.tsx')).TemplateScreen, 'template'),
  editor: screenWith(async () => (await import('../editor/editor-screen.tsx')).EditorScreen, 'editor'),
  error: async () => ({ default: (await import('./pages/error-page.tsx')).ErrorPage }),
  finished: async () => ({ default: (await import('./pages/finished-page.tsx')).FinishedPage }),
  overview: screenWith(async () => (await import('../overview/overview-screen.tsx')).OverviewScreen, 'rest'),
  accessibility: screenWith(
    async () => (await import('./pages/accessibility-page.tsx')).AccessibilityPage,
    'accessibility',
  ),
  checkout: screenWith(async () => (await import('../checkout/checkout-screen.tsx')).CheckoutScreen, 'rest'),
  order: screenWith(async () => (await import('../checkout/order-screen.tsx')).OrderScreen, 'rest'),
  shop: screenWith(async () => (await import('../shop/shop-screen.tsx')).ShopScreen, 'board'),
}

type Screens = { readonly [S in Screen]: LazyExoticComponent<ComponentType<ScreenProps<S>>> }

export const SCREENS: Screens = {
  selection: lazy(LOADERS.selection),
  template: lazy(LOADERS.template),
  editor: lazy(LOADERS.editor),
  error: lazy(LOADERS.error),
  finished: lazy(LOADERS.finished),
  overview: lazy(LOADERS.overview),
  accessibility: lazy(LOADERS.accessibility),
  checkout: lazy(LOADERS.checkout),
  order: lazy(LOADERS.order),
  shop: lazy(LOADERS.shop),
}

/** The screens that show nothing without the catalogue. */
const OF_CATALOGUE: ReadonlySet<Screen> = new Set<Screen>(['selection', 'template', 'editor'])

/**
 * Fetches a screen's code, and what it will show, while the texts are still on their way; over when both are there. A
 * failure shows when the screen is really opened, where there is a way out.
 */
export async function preloadScreen(screen: Screen, language: Language): Promise<void> {
  await Promise.allSettled([
    LOADERS[screen](),
    OF_CATALOGUE.has(screen) && catalogueIn(language),
    // A page that starts here has no collage yet.
    screen === 'editor' && withTexts(import('../editor/waiting-screen.tsx')),
  ])
}

async function catalogueIn(language: Language): Promise<void> {
  const { beginThemeList } = await import('../catalogue/use-theme-list.ts')
  await beginThemeList(language)
}
