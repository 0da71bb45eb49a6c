import { expect, it } from 'vitest'
import { nodePlatform, surface } from '../node/index.ts'
import type { PhotoStep } from '../plan/paint-step.ts'
import { paint } from './paint.ts'
import type { PaintTools } from './paint-tools.ts'

/** Black with a white line in every eighth column: scaled down well it is an even grey. */
function linedPhoto() {
  const { image, ctx } = surface(64, 64)
  ctx.fillStyle = '#000000'
  ctx.fillRect(0, 0, 64, 64)
  ctx.fillStyle = '#ffffff'
  for (let x = 0; x < 64; x += 8) ctx.fillRect(x, 0, 1, 64)
  return { image, width: 64, height: 64 }
}

const step: PhotoStep = {
  kind: 'photo',
  slot: 'img1',
  photo: 'lined',
  toning: 'none',
  box: { x: 0, y: 0, width: 8, height: 8, rotation: 0 },
  crop: { x: 0, y: 0, width: 1, height: 1 },
  turn: 0,
}

it('samples a photo roughly where haste is asked for, and leaves the context as it was', () => {
  const photo = linedPhoto()
  const { ctx } = surface(8, 8)
  const tools: PaintTools = { view: { scale: 1, left: 0, top: 0 }, platform: nodePlatform, pictures: () => photo }
  const middle = (more: Pick<PaintTools, 'sampling'>) => {
    paint(ctx, [step], { ...tools, ...more })
    return ctx.getImageData(4, 4, 1, 1).data[0]
  }
  const quality = ctx.imageSmoothingQuality
  const good = middle({})
  expect(good).toBeGreaterThan(16)
  expect(good).toBeLessThan(64)
  expect(middle({ sampling: 'rough' })).toBe(0)
  expect(ctx.imageSmoothingQuality).toBe(quality)
  expect(middle({})).toBe(good)
})
