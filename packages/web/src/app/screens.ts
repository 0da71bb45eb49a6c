import { withTexts } from '../language/language-store.ts'
import type { Language } from '../language/languages.ts'
import type { Screen, ScreenProps } from '../navigation/routes/screen-props.ts'
import { type FetchedPart, fetchedPart } from '../ui/fetched-part.tsx'

type Screens = { readonly [S in Screen]: FetchedPart<ScreenProps<S>> }

export const SCREENS: Screens = {
  chooser: fetchedPart(async () => (await import('../catalogue/chooser-screen.tsx')).ChooserScreen),
  template: fetchedPart(
    async () => (await withTexts(import('../template/template-screen.tsx'), 'template')).TemplateScreen,
  ),
  editor: fetchedPart(async () => (await withTexts(import('../editor/editor-screen.tsx'), 'editor')).EditorScreen),
  error: fetchedPart(async () => (await import('./pages/error-page.tsx')).ErrorPage),
  finished: fetchedPart(async () => (await withTexts(import('../overview/overview-pages.ts'), 'rest')).FinishedPage),
  overview: fetchedPart(async () => (await withTexts(import('../overview/overview-pages.ts'), 'rest')).OverviewScreen),
  accessibility: fetchedPart(
    async () => (await withTexts(import('./pages/accessibility-page.tsx'), 'accessibility')).AccessibilityPage,
  ),
  checkout: fetchedPart(
    async () => (await withTexts(import('../checkout/checkout-screen.tsx'), 'checkout')).CheckoutScreen,
  ),
  order: fetchedPart(async () => (await withTexts(import('../checkout/order-screen.tsx'), 'checkout')).OrderScreen),
  newPassword: fetchedPart(
    async () => (await withTexts(import('../account/new-password-screen.tsx'), 'recovery')).NewPasswordScreen,
  ),
  shop: fetchedPart(async () => (await withTexts(import('../shop/shop-screen.tsx'), 'board')).ShopScreen),
}

/** The screens that show nothing without the catalogue. */
const OF_CATALOGUE: ReadonlySet<Screen> = new Set<Screen>(['chooser', 'template', 'editor'])

/**
 * Loads a screen's code and its data while the texts are still loading; resolves when both are there. A failure shows
 * when the screen is opened, where there is a way out.
 */
export async function preloadScreen(screen: Screen, language: Language): Promise<void> {
  await Promise.allSettled([
    SCREENS[screen].fetch(),
    OF_CATALOGUE.has(screen) && catalogueIn(language),
    // A page that starts here has no collage yet.
    screen === 'editor' && import('../editor/waiting-screen.tsx'),
  ])
}

async function catalogueIn(language: Language): Promise<void> {
  const { beginThemeList } = await import('../catalogue/use-theme-list.ts')
  await beginThemeList(language)
}
