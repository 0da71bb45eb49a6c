import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readTemplateXml } from '@collagerie/core/template'
import { createCanvas } from '@napi-rs/canvas'
import { expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
import { IS_FULL, sample } from '../support/sample.ts'
import { CONTENT, nodeSide, samples } from './node-side.ts'
import type { SentPixels } from './page.ts'
import { borderScenes, designScenes, effectScenes, fontScenes, type Scene, staticScene } from './scenes.ts'
import { type Pixels, similarity } from './similarity.ts'

const LEAST_SIMILARITY = 0.995
/** How many scenes of each kind are in the sample. */
const SCENES = 3
const RESULTS = resolve(import.meta.dirname, '../../test-results/parity')

const list = samples()

/** The painter as the browser gets it, bundled from the same sources. */
async function makeBundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'parity' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap((each) => ('output' in each ? each.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('the page was not bundled')
  return chunk.code
}

async function openPage(page: Page): Promise<void> {
  const code = await makeBundle()
  const html = '<!doctype html><meta charset="utf-8"><script src="/parity/page.js"></script>'
  await page.route('**/parity/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/parity/page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.goto('/parity/')
  await page.evaluate((all) => window.prepare(all), list)
}

function pixelsOf({ width, height, url }: SentPixels): Pixels {
  return { width, height, data: new Uint8ClampedArray(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')) }
}

/** Leaves the three pictures a person needs to see what went wrong. */
function keep(name: string, expected: Pixels, actual: Pixels): void {
  mkdirSync(RESULTS, { recursive: true })
  const difference = new Uint8ClampedArray(expected.data.length)
  for (let at = 0; at < difference.length; at++) {
    const delta = Math.abs((expected.data[at] ?? 0) - (actual.data[at] ?? 0))
    difference[at] = at % 4 === 3 ? 255 : Math.min(255, delta * 4)
  }
  const views = { expected: expected.data, actual: actual.data, difference }
  for (const [view, data] of Object.entries(views)) {
    const canvas = createCanvas(expected.width, expected.height)
    const ctx = canvas.getContext('2d')
    const image = ctx.createImageData(expected.width, expected.height)
    image.data.set(data)
    ctx.putImageData(image, 0, 0)
    writeFileSync(join(RESULTS, `${name.replaceAll(/[^\w-]+/g, '-')}.${view}.png`), canvas.toBuffer('image/png'))
  }
}

type RenderInNode = Awaited<ReturnType<typeof nodeSide>>

/** Paints a kind of scenes on both sides, and says how alike they are at least. */
async function compare(page: Page, renderInNode: RenderInNode, scenes: readonly Scene[]): Promise<number> {
  const failed: string[] = []
  let lowest = 1
  for (const scene of sample(scenes, SCENES)) {
    const art = artOf(scene)
    const sent = await page.evaluate(([each, drawings]) => window.renderScene(each, drawings), [scene, art] as const)
    const actual = pixelsOf(sent)
    const painted = renderInNode(scene, art)
    const expected = painted.getContext('2d').getImageData(0, 0, painted.width, painted.height)
    const alike = similarity(expected, actual)
    lowest = Math.min(lowest, alike)
    if (alike >= LEAST_SIMILARITY) continue
    failed.push(`${scene.name}: ${alike.toFixed(5)}`)
    keep(scene.name, expected, actual)
  }
  expect.soft(failed, `pictures are in ${RESULTS}`).toEqual([])
  return lowest
}

/** The art of one template, by its address. The art of the others is large and is not sent along. */
function artOf({ page }: Scene): Readonly<Record<string, string>> {
  const urls = page.template.variation.layers.flatMap((layer) => (layer.kind === 'overlay' ? [layer.url] : []))
  return Object.fromEntries(urls.map((url) => [url, readFileSync(join(CONTENT, url), 'utf8')]))
}

/** Every drawn template in one of its sizes. */
function drawnScenes(): readonly Scene[] {
  const folder = join(CONTENT, 'webassets/templates')
  return readdirSync(folder).map((id) => {
    const sizes = readdirSync(join(folder, id))
    const size = sizes.find((name) => name === '50x40') ?? sizes[0] ?? ''
    const read = readTemplateXml(readFileSync(join(folder, id, size, 'template.xml'), 'utf8'))
    if (!read.ok) throw new Error(read.failure.reason)
    return staticScene(id, read.value, list)
  })
}

test('everything looks the same in the browser and in Node', async ({ page }) => {
  if (IS_FULL) test.setTimeout(1_200_000)
  await openPage(page)
  const renderInNode = await nodeSide(list)
  const kinds = {
    'every design': designScenes(list),
    'every drawn template': drawnScenes(),
    'every effect': effectScenes(list),
    'every font, in all six languages': fontScenes(list),
    'every border mode': borderScenes(list),
  }
  for (const [kind, scenes] of Object.entries(kinds)) {
    await test.step(kind, async () => {
      const lowest = await compare(page, renderInNode, scenes)
      test.info().annotations.push({ type: `lowest similarity of ${kind}`, description: lowest.toFixed(5) })
    })
  }
})
