import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type CollagePage, EMPTY_USERDATA } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import type { Material } from '@collagerie/core/format'
import { fillWithSamples } from '@collagerie/core/placement'
import type { DesignValues, Template } from '@collagerie/core/template'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { nodeMeasure, nodePlatform, surface } from '../node/index.ts'
import { paint } from '../paint/paint.ts'
import { paintStrip, STRIP_ROWS } from '../paint/paint-strip.ts'
import type { PaintStep } from '../plan/paint-step.ts'
import { plan } from '../plan/plan.ts'
import type { PlanOptions } from '../plan/plan-options.ts'
import { FONT_FACES, type FontFace } from '../platform/fonts.ts'
import type { Picture } from '../platform/platform.ts'

const require = createRequire(import.meta.url)

/** Registers the product's faces from their packages, as a build does from its copies. */
export function useTestFonts(): void {
  for (const face of FONT_FACES) {
    if (!GlobalFonts.has(face.family)) GlobalFonts.registerFromPath(fontFile(face), face.family)
  }
}

export function fontFile({ file }: FontFace): string {
  const slug = file.slice(0, file.indexOf('-latin-'))
  return join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files', file)
}

const PHOTOS = [
  { id: 'wide', width: 300, height: 200 },
  { id: 'high', width: 200, height: 300 },
  { id: 'square', width: 240, height: 240 },
]

const sizes = new Map(PHOTOS.map((photo) => [photo.id, photo]))

/** A photo whose every place has its own colour, so that a shifted or turned one differs everywhere. */
function drawPhoto(width: number, height: number): Picture {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  for (let y = 0; y < height; y += 10) {
    for (let x = 0; x < width; x += 10) {
      ctx.fillStyle = `rgb(${(x * 255) / width} ${(y * 255) / height} ${((x + y) % 40) * 6})`
      ctx.fillRect(x, y, 10, 10)
    }
  }
  return { image: canvas, width, height }
}

const pictures = new Map(PHOTOS.map(({ id, width, height }) => [id, drawPhoto(width, height)]))

export function generated(design: string, material: Material = '', values: DesignValues = {}): Template {
  return generateTemplate(designFor(design), { format: { width: 30, height: 30 }, material, values })
}

export function filled(template: Template, material: Material = template.material): CollagePage {
  return {
    choice: { templateId: template.design, childTemplateId: '', material },
    template,
    userdata: { ...EMPTY_USERDATA, images: fillWithSamples(template, PHOTOS, 'test') },
  }
}

export function planned(page: CollagePage, options: Partial<PlanOptions> = {}): PaintStep[] {
  return plan(page, {
    ...options,
    photoSize: (id) => sizes.get(id),
    art: () => undefined,
    measure: nodeMeasure(),
    unwritten: { kind: 'sample', text: (slot) => (slot === 'txt1' ? 'Été à Nîmes' : 'façade, Straße, niño') },
  })
}

interface Band {
  /** The first row, counted from the format's top edge; the margin above has negative rows. */
  readonly top: number
  readonly height: number
  /** First column and number of columns. */
  readonly left: number
  readonly width: number
}

/** The pixels of one part of a sheet, painted without strips on one canvas. */
export function paintedAtOnce(steps: readonly PaintStep[], scale: number, { left, top, width, height }: Band) {
  const { ctx } = surface(width, height)
  const view = { scale, left, top }
  paint(ctx, steps, { view, platform: nodePlatform, pictures: (id: string) => pictures.get(id) })
  return ctx.getImageData(0, 0, width, height).data
}

/** The pixels of one part of a sheet, strip by strip, as it is printed. */
export function painted(steps: readonly PaintStep[], scale: number, band: Band): Uint8ClampedArray {
  const { ctx } = surface(band.width, band.height)
  const tools = { scale, platform: nodePlatform, pictures: (id: string) => pictures.get(id) }
  const bottom = band.top + band.height
  for (let strip = Math.floor(band.top / STRIP_ROWS); strip * STRIP_ROWS < bottom; strip++) {
    const stripTop = strip * STRIP_ROWS
    const from = Math.max(stripTop, band.top)
    const rows = Math.min(stripTop + STRIP_ROWS, bottom) - from
    const one = surface(band.width, STRIP_ROWS)
    paintStrip(one.ctx, steps, tools, { strip, left: band.left, width: band.width })
    ctx.drawImage(one.canvas, 0, from - stripTop, band.width, rows, 0, from - band.top, band.width, rows)
  }
  return ctx.getImageData(0, 0, band.width, band.height).data
}
