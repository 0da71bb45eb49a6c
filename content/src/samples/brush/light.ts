import { tint } from './colour.ts'
import { type Easel, layer } from './easel.ts'
import { radial } from './form.ts'
import type { Disc, Oval } from './path.ts'

/** A soft round light, added to what is there. */
export function glow(easel: Easel, { x, y, radius }: Disc, colour: string, alpha: number): void {
  const { ctx } = easel
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  spot(easel, { x, y, across: radius, down: radius }, colour, alpha)
  ctx.restore()
}

/** A soft oval of paint: shadows on the ground, blush on fruit, haze. */
export function spot(easel: Easel, { x, y, across, down, turn = 0 }: Oval, colour: string, alpha: number): void {
  const { ctx } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.scale(1, down / across)
  ctx.fillStyle = radial(easel, { x: 0, y: 0, radius: across }, [
    [0, tint(colour, alpha)],
    [0.25, tint(colour, alpha * 0.78)],
    [0.5, tint(colour, alpha * 0.4)],
    [0.75, tint(colour, alpha * 0.12)],
    [1, tint(colour, 0)],
  ])
  ctx.fillRect(-across, -across, across * 2, across * 2)
  ctx.restore()
}

/** Out-of-focus lights: flat discs with a slightly brighter rim. */
export function bokeh(easel: Easel, { x, y, radius }: Disc, colour: string, alpha: number): void {
  const { ctx } = easel
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.fillStyle = radial(easel, { x, y, radius }, [
    [0, tint(colour, alpha * 0.7)],
    [0.8, tint(colour, alpha * 0.8)],
    [0.93, tint(colour, alpha)],
    [1, tint(colour, 0)],
  ])
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  ctx.restore()
}

export interface Rays {
  readonly x: number
  readonly y: number
  readonly length: number
  /** Angles between which the shafts fall. */
  readonly from: number
  readonly to: number
  readonly colour: string
  readonly alpha: number
}

/** Slanting shafts of light from a point. */
export function rays(easel: Easel, look: Rays): void {
  const { dice } = easel
  const { x, y, length } = look
  layer(easel, { blur: length * 0.012, blend: 'screen' }, (sheet) => {
    for (let index = 0; index < 14; index++) {
      const angle = dice.range(look.from, look.to)
      const half = dice.range(0.008, 0.035)
      sheet.ctx.fillStyle = radial(sheet, { x, y, radius: length }, [
        [0, tint(look.colour, look.alpha * dice.range(0.5, 1))],
        [0.6, tint(look.colour, look.alpha * 0.3)],
        [1, tint(look.colour, 0)],
      ])
      sheet.ctx.beginPath()
      sheet.ctx.moveTo(x, y)
      sheet.ctx.lineTo(x + Math.cos(angle - half) * length, y + Math.sin(angle - half) * length)
      sheet.ctx.lineTo(x + Math.cos(angle + half) * length, y + Math.sin(angle + half) * length)
      sheet.ctx.fill()
    }
  })
}
