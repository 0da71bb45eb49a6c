import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import {
  loadRestOfTexts,
  loadTextsOfAccessibility,
  loadTextsOfBoard,
  loadTextsOfEditor,
  loadTextsOfTemplate,
  withTexts,
} from '../language/language-store.ts'
import type { Language } from '../language/languages.ts'
import type { Screen, ScreenProps } from '../navigation/routes/screen-props.ts'

type Loaders = { readonly [S in Screen]: () => Promise<{ readonly default: ComponentType<ScreenProps<S>> }> }

const LOADERS: Loaders = {
  selection: async () => ({ default: (await import('../catalogue/chooser-screen.tsx')).ChooserScreen }),
  template: async () => {
    const [{ TemplateScreen }] = await Promise.all([import('../template/template-screen.tsx'), loadTextsOfTemplate()])
    return { default: TemplateScreen }
  },
  editor: async () => {
    const [{ EditorScreen }] = await Promise.all([import('../editor/editor-screen.tsx'), loadTextsOfEditor()])
    return { default: EditorScreen }
  },
  error: async () => ({ default: (await import('./pages/error-page.tsx')).ErrorPage }),
  finished: async () => ({ default: (await import('./pages/finished-page.tsx')).FinishedPage }),
  overview: async () => {
    const [{ OverviewScreen }] = await Promise.all([import('../overview/overview-screen.tsx'), loadRestOfTexts()])
    return { default: OverviewScreen }
  },
  accessibility: async () => {
    const [{ AccessibilityPage }] = await Promise.all([
      import('./pages/accessibility-page.tsx'),
      loadTextsOfAccessibility(),
    ])
    return { default: AccessibilityPage }
  },
  checkout: async () => {
    const [{ CheckoutScreen }] = await Promise.all([import('../checkout/checkout-screen.tsx'), loadRestOfTexts()])
    return { default: CheckoutScreen }
  },
  order: async () => {
    const [{ OrderScreen }] = await Promise.all([import('../checkout/order-screen.tsx'), loadRestOfTexts()])
    return { default: OrderScreen }
  },
  shop: async () => {
    const [{ ShopScreen }] = await Promise.all([import('../shop/shop-screen.tsx'), loadTextsOfBoard()])
    return { default: ShopScreen }
  },
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
