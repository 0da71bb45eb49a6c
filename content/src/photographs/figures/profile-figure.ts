import { cutOut, type Plate } from '../light/plate.ts'
import { oval, shape } from './body.ts'

/** A head and shoulders from the side, looking left, hair gathered at the nape. */
export function profileFigure(): Plate {
  return cutOut(1200, 1300, (ctx) => {
    // Forehead, brow, nose, lips, chin, throat; then chest, back, nape and crown.
    shape(
      ctx,
      [
        0.335, 0.225, 0.318, 0.262, 0.312, 0.3, 0.306, 0.327, 0.31, 0.343, 0.288, 0.378, 0.27, 0.404, 0.267, 0.418,
        0.28, 0.427, 0.297, 0.431, 0.297, 0.442, 0.284, 0.455, 0.283, 0.464, 0.294, 0.471, 0.287, 0.482, 0.289, 0.492,
        0.303, 0.503, 0.299, 0.52, 0.301, 0.545, 0.321, 0.562, 0.36, 0.565, 0.4, 0.56, 0.425, 0.575, 0.43, 0.62, 0.418,
        0.68, 0.38, 0.735, 0.3, 0.785, 0.235, 0.86, 0.19, 1.02, 0.5, 1.08, 0.86, 1.04, 0.83, 0.9, 0.76, 0.81, 0.66,
        0.755, 0.595, 0.7, 0.578, 0.63, 0.585, 0.56, 0.625, 0.47, 0.645, 0.37, 0.63, 0.27, 0.575, 0.185, 0.49, 0.148,
        0.405, 0.155,
      ],
    )
    oval(ctx, 0.665, 0.5, 0.075, 0.088, 0.4)
    ctx.lineWidth = 0.0022
    for (let i = 0; i < 14; i++) {
      ctx.beginPath()
      ctx.moveTo(0.6, 0.56 + i * 0.004)
      ctx.quadraticCurveTo(0.63 + i * 0.004, 0.62, 0.6 + Math.sin(i * 3.1) * 0.05, 0.66 + Math.cos(i * 2.3) * 0.03)
      ctx.stroke()
    }
  })
}
