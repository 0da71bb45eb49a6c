import type { Lamp } from './solid.ts'
import { frameOf, scale, type Vec } from './vec.ts'

const FAR = 60

/** The sun as a lamp so far away that its shadows run side by side; the wider, the softer their edges. */
export function sunshine(towards: Vec, light: Vec, wide = 2): Lamp {
  const [across, up] = frameOf(towards)
  const strength = (Math.PI * FAR * FAR) / (wide * wide)
  return {
    corner: {
      x: towards.x * FAR - ((across.x + up.x) * wide) / 2,
      y: towards.y * FAR - ((across.y + up.y) * wide) / 2,
      z: towards.z * FAR - ((across.z + up.z) * wide) / 2,
    },
    across: scale(across, wide),
    up: scale(up, wide),
    light: scale(light, strength),
    isUnseen: true,
  }
}
