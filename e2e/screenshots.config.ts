import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/** Pictures of the main screens and dialogs, and what axe says of each: `npm run screenshots`. */
export default defineConfig({
  ...tests,
  testDir: './screenshots',
  testMatch: '*.screens.ts',
  globalSetup: './screenshots/shop-server.ts',
  outputDir: '../test-results/screenshots',
  timeout: 600_000,
  retries: 0,
})
