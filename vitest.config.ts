import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { readShapesXml } from './packages/core/src/shapes/read-shapes-xml.ts'

const shapes = readShapesXml(readFileSync(new URL('content/shapes/numbers.xml', import.meta.url), 'utf8'))
if (!shapes.ok) throw new Error(`content/shapes/numbers.xml: ${shapes.failure.reason}`)

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'content/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // One core would be left to the main process, which has little to do.
    maxWorkers: '100%',
    // Read once here rather than by every test file.
    provide: { digitShapes: shapes.value },
    setupFiles: ['packages/core/src/shapes/testing/with-digit-shapes.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
