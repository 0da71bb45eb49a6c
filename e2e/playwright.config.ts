import { defineConfig } from '@playwright/test'
import { browserAtHand } from '../scripts/find-browser.mjs'

/** Without one Playwright's own, where that is installed. */
const browser = browserAtHand()
const PORT = Number(process.env['E2E_PORT'] ?? 3197)

/** Settings that Chromium needs as root, in containers and without a network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as on a customer's screen, not fitted to this one's pixels.
  '--font-render-hinting=slight',
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/shared-server.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // On two cores: what waits for its page, its line or its server leaves them to the others.
  workers: 4,
  // Long journeys with a step for each question: most of a test's cost is its first page.
  timeout: 600_000,
  // Generous, since things come late on a shared machine. Tests name no time of their own.
  expect: { timeout: 90_000 },
  // On a shared machine a frame may come late; a test that fails twice has failed.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    // Without motion nothing waits for a dialog to fade; the tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args: FLAGS, ...(browser && { executablePath: browser }) },
  },
})
