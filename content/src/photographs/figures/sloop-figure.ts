import { cutOut, type Plate } from '../light/plate.ts'
import { limb, oval, shape } from './body.ts'

/** A sloop on a reach: two sails, mast, hull and someone at the tiller. */
export function sloopFigure(): Plate {
  return cutOut(1000, 1300, (ctx) => {
    ctx.translate(0.4, 0)
    ctx.transform(1, 0, -0.05, 1, 0.05, 0)
    shape(
      ctx,
      [-0.25, 0.915, -0.1, 0.925, 0.1, 0.925, 0.245, 0.915, 0.235, 0.96, 0.2, 0.985, -0.19, 0.985, -0.24, 0.955],
    )
    ctx.fillRect(-0.012, 0.02, 0.009, 0.9)
    ctx.beginPath()
    ctx.moveTo(-0.003, 0.03)
    ctx.quadraticCurveTo(0.13, 0.5, 0.225, 0.845)
    ctx.quadraticCurveTo(0.1, 0.875, -0.003, 0.87)
    ctx.fill()
    ctx.beginPath()
    ctx.moveTo(-0.016, 0.1)
    ctx.quadraticCurveTo(-0.1, 0.55, -0.245, 0.89)
    ctx.quadraticCurveTo(-0.12, 0.9, -0.045, 0.84)
    ctx.quadraticCurveTo(-0.012, 0.5, -0.016, 0.1)
    ctx.fill()
    oval(ctx, 0.165, 0.862, 0.014, 0.016)
    limb(ctx, [
      [0.168, 0.885, 0.017],
      [0.17, 0.92, 0.022],
    ])
  })
}
