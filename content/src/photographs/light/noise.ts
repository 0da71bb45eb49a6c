export function hash(x: number, y: number, z = 0): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(z | 0, 2147483647 - 58)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const quintic = (f: number) => f * f * f * (f * (f * 6 - 15) + 10)

/** Smooth hills between 0 and 1, one to a unit. */
export function noise(x: number, y: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const ux = quintic(x - ix)
  const uy = quintic(y - iy)
  const a = hash(ix, iy)
  const b = hash(ix + 1, iy)
  const c = hash(ix, iy + 1)
  const d = hash(ix + 1, iy + 1)
  return a + (b - a) * ux + (c - a) * uy + (a - b - c + d) * ux * uy
}

// A function of its own rather than one inside: tsx names inner functions each time they are made, which costs more
// than all of the noise. Wherever millions of rays pass, functions stand outside.
function layerOf(ix: number, iy: number, iz: number, ux: number, uy: number): number {
  const a = hash(ix, iy, iz)
  const b = hash(ix + 1, iy, iz)
  const c = hash(ix, iy + 1, iz)
  const d = hash(ix + 1, iy + 1, iz)
  return a + (b - a) * ux + (c - a) * uy + (a - b - c + d) * ux * uy
}

export function noise3(x: number, y: number, z: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const ux = quintic(x - ix)
  const uy = quintic(y - iy)
  const low = layerOf(ix, iy, iz, ux, uy)
  return low + (layerOf(ix, iy, iz + 1, ux, uy) - low) * quintic(z - iz)
}

/** Noise upon finer noise, about 0.5; each layer is turned so that no grid shows. */
export function fbm(x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let px = x
  let py = y
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(px, py)
    total += weight
    weight *= gain
    const qx = (px * 0.8 - py * 0.6) * 2.03 + 17.3
    py = (px * 0.6 + py * 0.8) * 2.03 + 5.1
    px = qx
  }
  return sum / total
}

export function fbm3(x: number, y: number, z: number, octaves: number, gain = 0.5): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let px = x
  let py = y
  let pz = z
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise3(px, py, pz)
    total += weight
    weight *= gain
    const qx = (px * 0.8 - pz * 0.6) * 2.02 + 11.7
    pz = (px * 0.6 + pz * 0.8) * 2.02 + 3.9
    px = qx
    py = py * 2.02 + 7.7
  }
  return sum / total
}

/** Distance to the nearest of the points strewn one to a unit square, and which point it is. */
export function cells(x: number, y: number): { near: number; second: number; id: number } {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  let near = 9
  let second = 9
  let id = 0
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const dx = ix + i + hash(ix + i, iy + j, 1) - x
      const dy = iy + j + hash(ix + i, iy + j, 2) - y
      const d = Math.sqrt(dx * dx + dy * dy)
      if (d < near) {
        second = near
        near = d
        id = hash(ix + i, iy + j, 3)
      } else if (d < second) second = d
    }
  }
  return { near, second, id }
}

/** Which way and how steeply the noise rises. */
export function noiseSlope(x: number, y: number): { readonly x: number; readonly y: number } {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const fx = x - ix
  const fy = y - iy
  const ux = quintic(fx)
  const uy = quintic(fy)
  const dux = 30 * fx * fx * (fx * (fx - 2) + 1)
  const duy = 30 * fy * fy * (fy * (fy - 2) + 1)
  const a = hash(ix, iy)
  const b = hash(ix + 1, iy)
  const c = hash(ix, iy + 1)
  const d = hash(ix + 1, iy + 1)
  const k = a - b - c + d
  return { x: dux * (b - a + k * uy), y: duy * (c - a + k * ux) }
}

/** Mountains worn by water: where the ground is steep already, finer noise adds less. */
export function eroded(x: number, y: number, octaves: number): number {
  let sum = 0
  let weight = 1
  let dx = 0
  let dy = 0
  let px = x
  let py = y
  for (let i = 0; i < octaves; i++) {
    const slope = noiseSlope(px, py)
    dx += slope.x
    dy += slope.y
    sum += (weight * noise(px, py)) / (1 + dx * dx + dy * dy)
    weight *= 0.5
    const qx = (px * 0.8 - py * 0.6) * 2
    py = (px * 0.6 + py * 0.8) * 2
    px = qx
  }
  return sum
}
