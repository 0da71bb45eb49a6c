import type { SKRSContext2D } from '@napi-rs/canvas'
import { cutOut, type Plate } from '../light/plate.ts'
import { limb, oval, shape } from './body.ts'

/** The parts of a racing sloop that leans in the wind are cut out of one drawing, so that each has its own light. */
function part(draw: (ctx: SKRSContext2D) => void): Plate {
  return cutOut(1000, 1300, (ctx) => {
    ctx.translate(0.36, 0)
    ctx.transform(1, 0.04, -0.16, 1, 0.14, 0)
    draw(ctx)
  })
}

/** Hull, boom, mast, and a crew that leans out on the high side. */
export function hullFigure(): Plate {
  return part((ctx) => {
    shape(ctx, [-0.29, 0.9, -0.1, 0.915, 0.1, 0.915, 0.26, 0.895, 0.25, 0.94, 0.19, 0.975, -0.17, 0.975, -0.25, 0.945])
    ctx.fillRect(-0.012, 0.02, 0.007, 0.9)
    ctx.fillRect(-0.01, 0.862, 0.24, 0.008)
    for (const x of [0.06, 0.11, 0.16]) {
      oval(ctx, x, 0.868, 0.011, 0.013)
      limb(ctx, [
        [x, 0.885, 0.012],
        [x + 0.008, 0.915, 0.018],
      ])
    }
  })
}

export function mainsailFigure(): Plate {
  return part((ctx) => {
    ctx.beginPath()
    ctx.moveTo(-0.004, 0.03)
    ctx.quadraticCurveTo(0.16, 0.42, 0.225, 0.845)
    ctx.quadraticCurveTo(0.1, 0.875, -0.003, 0.86)
    ctx.fill()
  })
}

export function jibFigure(): Plate {
  return part((ctx) => {
    ctx.beginPath()
    ctx.moveTo(-0.014, 0.1)
    ctx.quadraticCurveTo(-0.13, 0.52, -0.275, 0.88)
    ctx.quadraticCurveTo(-0.12, 0.905, 0.02, 0.84)
    ctx.quadraticCurveTo(0.04, 0.5, -0.014, 0.1)
    ctx.fill()
  })
}
