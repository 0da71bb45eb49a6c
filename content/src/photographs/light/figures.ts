import type { SKRSContext2D } from '@napi-rs/canvas'
import { cutOut, type Plate } from './plate.ts'

type Joint = readonly [x: number, y: number, r: number]

/** A limb: circles along a line, joined by their tangents. */
function limb(ctx: SKRSContext2D, joints: readonly Joint[]): void {
  for (const [index, [x, y, r]] of joints.entries()) {
    ctx.beginPath()
    ctx.arc(x, y, r, 0, Math.PI * 2)
    ctx.fill()
    const next = joints[index + 1]
    if (!next) continue
    const [nx, ny, nr] = next
    const away = Math.hypot(nx - x, ny - y)
    if (away <= Math.abs(r - nr)) continue
    const angle = Math.atan2(ny - y, nx - x)
    const lean = Math.acos((r - nr) / away)
    ctx.beginPath()
    ctx.arc(x, y, r, angle + lean, angle - lean + Math.PI * 2)
    ctx.arc(nx, ny, nr, angle - lean, angle + lean)
    ctx.fill()
  }
}

function oval(ctx: SKRSContext2D, x: number, y: number, rx: number, ry: number, turn = 0): void {
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
  ctx.fill()
}

function shape(ctx: SKRSContext2D, points: readonly number[]): void {
  const at = (i: number): readonly [number, number] => {
    const n = points.length / 2
    const k = ((i % n) + n) % n
    return [points[k * 2] ?? 0, points[k * 2 + 1] ?? 0]
  }
  ctx.beginPath()
  ctx.moveTo(...at(0))
  for (let i = 0; i < points.length / 2; i++) {
    const [x0, y0] = at(i - 1)
    const [x1, y1] = at(i)
    const [x2, y2] = at(i + 1)
    const [x3, y3] = at(i + 2)
    ctx.bezierCurveTo(x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2)
  }
  ctx.fill()
}

function man(ctx: SKRSContext2D, hand: Joint): void {
  oval(ctx, 0, 0.066, 0.043, 0.058)
  oval(ctx, 0, 0.05, 0.047, 0.046)
  limb(ctx, [
    [0, 0.11, 0.027],
    [0, 0.16, 0.034],
  ])
  shape(
    ctx,
    [
      -0.03, 0.145, 0.03, 0.145, 0.085, 0.168, 0.115, 0.2, 0.108, 0.29, 0.088, 0.38, 0.084, 0.47, 0.094, 0.55, 0, 0.57,
      -0.094, 0.55, -0.084, 0.47, -0.088, 0.38, -0.108, 0.29, -0.115, 0.2, -0.085, 0.168,
    ],
  )
  limb(ctx, [
    [-0.046, 0.52, 0.052],
    [-0.058, 0.72, 0.036],
    [-0.062, 0.8, 0.034],
    [-0.066, 0.95, 0.023],
  ])
  limb(ctx, [
    [0.044, 0.52, 0.052],
    [0.052, 0.72, 0.036],
    [0.05, 0.8, 0.035],
    [0.05, 0.95, 0.023],
  ])
  limb(ctx, [
    [-0.066, 0.962, 0.024],
    [-0.088, 0.982, 0.016],
  ])
  limb(ctx, [
    [0.05, 0.962, 0.024],
    [0.07, 0.982, 0.016],
  ])
  limb(ctx, [
    [-0.098, 0.2, 0.032],
    [-0.128, 0.345, 0.025],
    [-0.126, 0.48, 0.018],
    [-0.122, 0.525, 0.018],
  ])
  limb(ctx, [[0.098, 0.2, 0.032], [(0.098 + hand[0]) / 2 + 0.022, 0.35, 0.025], hand])
}

function woman(ctx: SKRSContext2D, hand: Joint): void {
  oval(ctx, 0, 0.07, 0.041, 0.055)
  shape(
    ctx,
    [
      -0.046, 0.06, -0.03, 0.012, 0.01, 0.004, 0.044, 0.03, 0.05, 0.09, 0.056, 0.16, 0.045, 0.225, 0.01, 0.24, -0.035,
      0.235, -0.06, 0.2, -0.055, 0.13,
    ],
  )
  limb(ctx, [
    [0, 0.12, 0.02],
    [0, 0.165, 0.026],
  ])
  shape(
    ctx,
    [
      -0.03, 0.155, 0.03, 0.155, 0.072, 0.178, 0.09, 0.21, 0.076, 0.29, 0.056, 0.37, 0.075, 0.46, 0.102, 0.56, 0.15,
      0.735, 0.1, 0.755, 0.03, 0.748, -0.03, 0.76, -0.1, 0.745, -0.13, 0.725, -0.096, 0.56, -0.075, 0.46, -0.056, 0.37,
      -0.076, 0.29, -0.09, 0.21, -0.072, 0.178,
    ],
  )
  limb(ctx, [
    [-0.035, 0.7, 0.034],
    [-0.04, 0.8, 0.031],
    [-0.042, 0.95, 0.018],
    [-0.05, 0.98, 0.014],
  ])
  limb(ctx, [
    [0.035, 0.7, 0.034],
    [0.036, 0.8, 0.031],
    [0.03, 0.95, 0.018],
    [0.042, 0.98, 0.014],
  ])
  limb(ctx, [
    [0.075, 0.205, 0.025],
    [0.108, 0.34, 0.019],
    [0.112, 0.47, 0.014],
    [0.11, 0.51, 0.014],
  ])
  limb(ctx, [[-0.075, 0.205, 0.025], [(-0.075 + hand[0]) / 2 - 0.015, 0.35, 0.019], hand])
}

/** Two people hand in hand, seen from behind. */
export function coupleFigure(): Plate {
  return cutOut(900, 1200, (ctx) => {
    ctx.save()
    ctx.translate(0.26, 0.005)
    ctx.scale(0.99, 0.99)
    man(ctx, [0.135, 0.51, 0.018])
    ctx.restore()
    ctx.save()
    ctx.translate(0.505, 0.075)
    ctx.scale(0.92, 0.92)
    woman(ctx, [-0.12, 0.475, 0.015])
    ctx.restore()
  })
}

/** A child walking, arm stretched out towards the dog. */
export function childFigure(): Plate {
  return cutOut(900, 1200, (ctx) => {
    ctx.translate(0.36, 0)
    oval(ctx, 0, 0.105, 0.078, 0.094)
    oval(ctx, -0.012, 0.086, 0.086, 0.08)
    shape(ctx, [-0.09, 0.09, -0.1, 0.05, -0.085, 0.012, -0.06, 0.01, -0.06, 0.06])
    limb(ctx, [
      [0, 0.18, 0.034],
      [0, 0.23, 0.042],
    ])
    shape(
      ctx,
      [
        -0.045, 0.215, 0.045, 0.215, 0.1, 0.25, 0.106, 0.32, 0.098, 0.42, 0.105, 0.52, 0.115, 0.6, 0.02, 0.63, -0.11,
        0.6, -0.1, 0.52, -0.096, 0.42, -0.105, 0.32, -0.1, 0.25,
      ],
    )
    limb(ctx, [
      [-0.05, 0.58, 0.058],
      [-0.075, 0.75, 0.044],
      [-0.165, 0.89, 0.03],
      [-0.16, 0.93, 0.026],
    ])
    limb(ctx, [
      [0.05, 0.58, 0.058],
      [0.115, 0.745, 0.044],
      [0.125, 0.94, 0.03],
      [0.17, 0.972, 0.021],
    ])
    limb(ctx, [
      [0.085, 0.265, 0.038],
      [0.16, 0.38, 0.03],
      [0.25, 0.43, 0.021],
      [0.285, 0.44, 0.022],
    ])
    limb(ctx, [
      [-0.085, 0.265, 0.038],
      [-0.14, 0.4, 0.03],
      [-0.13, 0.52, 0.022],
      [-0.12, 0.55, 0.022],
    ])
  })
}

/** A dog trotting to the left, looking up. */
export function dogFigure(): Plate {
  return cutOut(1500, 1200, (ctx) => {
    ctx.translate(0.6, 0)
    shape(
      ctx,
      [
        -0.33, 0.34, -0.2, 0.34, 0, 0.36, 0.2, 0.35, 0.34, 0.38, 0.38, 0.5, 0.33, 0.62, 0.2, 0.6, 0.02, 0.62, -0.14,
        0.66, -0.3, 0.66, -0.36, 0.52,
      ],
    )
    shape(ctx, [-0.36, 0.54, -0.42, 0.36, -0.44, 0.22, -0.36, 0.12, -0.26, 0.16, -0.22, 0.28, -0.14, 0.36, -0.2, 0.56])
    oval(ctx, -0.37, 0.17, 0.105, 0.09, -0.2)
    limb(ctx, [
      [-0.42, 0.17, 0.062],
      [-0.545, 0.165, 0.036],
    ])
    limb(ctx, [
      [-0.44, 0.215, 0.04],
      [-0.53, 0.215, 0.02],
    ])
    shape(ctx, [-0.33, 0.1, -0.27, 0.1, -0.21, 0.18, -0.2, 0.28, -0.25, 0.31, -0.31, 0.25, -0.34, 0.16])
    limb(ctx, [
      [-0.28, 0.56, 0.085],
      [-0.31, 0.74, 0.045],
      [-0.33, 0.94, 0.034],
      [-0.365, 0.965, 0.03],
    ])
    limb(ctx, [
      [-0.2, 0.56, 0.08],
      [-0.17, 0.75, 0.043],
      [-0.24, 0.9, 0.034],
      [-0.275, 0.93, 0.03],
    ])
    limb(ctx, [
      [0.28, 0.5, 0.11],
      [0.25, 0.68, 0.07],
      [0.34, 0.8, 0.04],
      [0.28, 0.95, 0.033],
      [0.25, 0.966, 0.03],
    ])
    limb(ctx, [
      [0.3, 0.48, 0.1],
      [0.33, 0.68, 0.064],
      [0.43, 0.79, 0.038],
      [0.42, 0.94, 0.032],
      [0.385, 0.966, 0.028],
    ])
    limb(ctx, [
      [0.35, 0.42, 0.05],
      [0.45, 0.34, 0.036],
      [0.53, 0.22, 0.03],
      [0.55, 0.11, 0.016],
    ])
  })
}

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

/** Someone walking away under an umbrella, in a long coat. */
export function umbrellaFigure(): Plate {
  return cutOut(1000, 1300, (ctx) => {
    ctx.translate(0.385, 0)
    shape(
      ctx,
      [
        -0.29, 0.225, -0.24, 0.11, -0.13, 0.035, 0, 0.012, 0.13, 0.035, 0.24, 0.11, 0.29, 0.225, 0.235, 0.212, 0.19,
        0.226, 0.13, 0.205, 0.07, 0.222, 0, 0.204, -0.07, 0.222, -0.13, 0.205, -0.19, 0.226, -0.235, 0.212,
      ],
    )
    ctx.lineWidth = 0.008
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.lineTo(0.05, 0.46)
    ctx.stroke()
    oval(ctx, -0.012, 0.262, 0.04, 0.05)
    limb(ctx, [
      [-0.012, 0.3, 0.03],
      [-0.014, 0.34, 0.044],
    ])
    shape(
      ctx,
      [
        -0.06, 0.33, 0.035, 0.33, 0.085, 0.365, 0.098, 0.45, 0.082, 0.55, 0.095, 0.68, 0.118, 0.8, 0.04, 0.815, -0.03,
        0.81, -0.12, 0.805, -0.1, 0.68, -0.095, 0.55, -0.112, 0.45, -0.104, 0.365,
      ],
    )
    limb(ctx, [
      [0.08, 0.38, 0.03],
      [0.112, 0.48, 0.026],
      [0.056, 0.44, 0.018],
    ])
    limb(ctx, [
      [-0.095, 0.385, 0.028],
      [-0.122, 0.5, 0.024],
      [-0.118, 0.6, 0.018],
    ])
    limb(ctx, [
      [-0.045, 0.78, 0.036],
      [-0.05, 0.88, 0.028],
      [-0.058, 0.95, 0.022],
      [-0.066, 0.976, 0.02],
    ])
    limb(ctx, [
      [0.04, 0.78, 0.036],
      [0.055, 0.87, 0.027],
      [0.064, 0.93, 0.021],
      [0.06, 0.953, 0.019],
    ])
  })
}

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
