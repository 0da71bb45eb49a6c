import { defineConfig } from '@playwright/test'

/** Journeys in browsers that Playwright cannot drive as they are installed; it only runs them. */
export default defineConfig({
  testDir: './browsers',
  testMatch: '*.browsers.ts',
  outputDir: '../test-results/browsers',
  workers: 1,
  timeout: 600_000,
  reporter: [['list'], ['json']],
})
