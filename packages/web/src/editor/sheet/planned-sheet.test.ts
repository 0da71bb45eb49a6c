// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { afterEach, expect, it, vi } from 'vitest'
import { PlannedSheet } from './planned-sheet.ts'
import type { SheetLook } from './sheet-front.ts'

const faces = vi.hoisted(() => ({ arrive: (): void => undefined }))

// The simulated browser has no canvas and no fonts.
vi.mock('../../painting/load-faces.ts', () => ({
  loadFaces: () => new Promise<void>((resolve) => (faces.arrive = resolve)),
}))
vi.mock('../../painting/browser-plan.ts', () => ({
  browserPlan: () => ({ photoSize: () => undefined, art: () => undefined, measure: () => ({ width: 1 }) }),
}))

afterEach(() => vi.unstubAllGlobals())

const template = generateTemplate(designFor('instagram'), {
  format: { width: 40, height: 40 },
  material: '',
  values: {},
})
const drawing = {
  kind: 'overlay',
  resource: 'drawing',
  url: '/webassets/art/drawing.svg',
  x: 0,
  y: 0,
  width: 4,
  height: 4,
  rotation: 0,
} as const
const page = newCollagePage(
  { templateId: 'drawn', childTemplateId: '40x40', material: '' },
  { ...template, variation: { ...template.variation, layers: [...template.variation.layers, drawing] } },
)
const source = { photoSize: () => undefined, picture: () => undefined }

const look: SheetLook = {
  defaultText: () => '',
  badge: () => undefined,
  space: () => undefined,
  sign: () => undefined,
  failure: { lines: ['', ''], short: '' },
}

it('plans nothing before its fonts have come, however early its drawings do', async () => {
  const fetched = vi.fn<() => Promise<Response>>(
    async () => new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'),
  )
  vi.stubGlobal('fetch', fetched)
  const replanned = vi.fn<() => void>()
  new PlannedSheet(source, { replanned, dotsMoved: () => undefined }).show(page, look)
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0)
  await vi.dynamicImportSettled()
  expect(replanned).not.toHaveBeenCalled()
  faces.arrive()
  // Once with its letters, and once more with its drawings.
  await expect.poll(() => replanned.mock.calls.length).toBe(2)
})
