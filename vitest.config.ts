import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'content/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // One core would be left to the main process, which has little to do.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
