import type { Sample } from '../sample.ts'
import type { SampleId } from '../sample-id.ts'
import { createEasel, type Easel } from './easel.ts'
import { finish, type LensLook } from './finish.ts'

export interface Recipe {
  readonly id: SampleId
  readonly isHero?: true
  readonly width: number
  readonly height: number
  readonly seed: number
  readonly finish?: LensLook
  paint(easel: Easel): void
}

/** Turns a recipe in its own units into a sample that draws at any size. */
export function paintScene(recipe: Recipe): Sample {
  const { id, isHero, width, height } = recipe
  return {
    id,
    ...(isHero && { isHero }),
    width,
    height,
    draw(ctx, pixelWidth, pixelHeight) {
      // Painted on a sheet of its own, because bloom and reflections read back what is already there.
      const easel = createEasel(recipe, { width: pixelWidth, height: pixelHeight }, recipe.seed)
      recipe.paint(easel)
      finish(easel, recipe.finish ?? {})
      ctx.drawImage(easel.ctx.canvas, 0, 0, pixelWidth, pixelHeight)
    },
  }
}
