import { pathBounds } from '@collagerie/core/art'
import { inRadians, type Point, type Rect } from '@collagerie/core/geometry'
import { parsePath } from '@collagerie/core/shapes'
import type { RoomTone, Scheme } from './room-tone.ts'

/** One stroke of a room's drawing, as SVG path data in centimetres: x from where pieces hang, y from the floor. */
export interface Drawn {
  readonly path: string
  readonly fill: RoomTone
  /** The colour at the bottom of the shape, if it differs from the top. */
  readonly to?: RoomTone
  readonly span?: readonly [top: number, bottom: number]
  readonly alpha?: number
  /** The width of a line; filled without it. */
  readonly line?: number
  /** Fades out from its middle: a glow, or a shadow on the floor. */
  readonly fade?: { readonly x: number; readonly y: number; readonly radius: number; readonly flat: number }
  /** Only by day, or only in the evening. */
  readonly only?: Scheme
}

type Look = Omit<Drawn, 'path' | 'fill' | 'span'>

export function shape(path: string, fill: RoomTone, look: Look = {}): Drawn {
  return { path, fill, ...look, ...(look.to && { span: heightsOf(path) }) }
}

interface Rounded extends Look {
  /** Of its corners. */
  readonly radius?: number
}

export function box({ x, y, width, height }: Rect, fill: RoomTone, { radius = 0, ...look }: Rounded = {}): Drawn {
  const r = Math.min(radius, width / 2, height / 2)
  const path =
    r === 0
      ? `M${x} ${y}H${x + width}V${y + height}H${x}Z`
      : `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
  return shape(path, fill, look)
}

/** An oval by its middle and how far it reaches from there. */
interface Oval extends Point {
  readonly across: number
  readonly down: number
}

export function oval({ x, y, across, down }: Oval, fill: RoomTone, look: Look = {}): Drawn {
  const path = `M${x - across} ${y}A${across} ${down} 0 1 1 ${x + across} ${y}A${across} ${down} 0 1 1 ${x - across} ${y}Z`
  return shape(path, fill, look)
}

export function line(path: string, fill: RoomTone, width: number, look: Look = {}): Drawn {
  return { path, fill, line: width, ...look }
}

/** Light or shadow that ends nowhere in particular. */
export function haze({ x, y, across, down }: Oval, fill: RoomTone, alpha: number, only?: Scheme): Drawn {
  return {
    path: `M${x - across} ${y - down}H${x + across}V${y + down}H${x - across}Z`,
    fill,
    alpha,
    fade: { x, y, radius: across, flat: down / across },
    ...(only && { only }),
  }
}

/** Where a leaf starts, and where it points: in degrees from straight up. */
interface LeafPlace extends Point {
  readonly length: number
  readonly degrees: number
}

export function leaf({ x, y, length, degrees }: LeafPlace, fill: RoomTone, width = 0.42): Drawn[] {
  const angle = inRadians(degrees)
  const along = [Math.sin(angle) * length, -Math.cos(angle) * length] as const
  const aside = [-along[1] * width, along[0] * width] as const
  const at = (forth: number, side: number) =>
    `${round(x + along[0] * forth + aside[0] * side)} ${round(y + along[1] * forth + aside[1] * side)}`
  return [
    shape(
      `M${at(0, 0)}C${at(0.2, 0.7)} ${at(0.75, 0.7)} ${at(1, 0)}C${at(0.75, -0.7)} ${at(0.2, -0.7)} ${at(0, 0)}Z`,
      fill,
    ),
    line(`M${at(0, 0)}L${at(0.9, 0)}`, 'shadow', 0.35, { alpha: 0.18 }),
  ]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function heightsOf(path: string): readonly [number, number] {
  const { y, height } = pathBounds(parsePath(path)) ?? { y: 0, height: 0 }
  return [y, y + height]
}
