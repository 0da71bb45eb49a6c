import type { Format } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { subtitle, title, type Voice } from './layers.ts'
import { factsOf, widthOf } from './type-size.ts'

/** Of its column or plate: what the name fills, and the line below it at most. */
const OF_PLACE = 0.8
const LINE_OF_PLACE = 0.86
/** A name without a narrow place of its own: its share of the sheet's width. */
const OF_SHEET = { lying: 0.48, square: 0.54, upright: 0.66 }
/** Capitals of the line below, by those of the name. */
const LINE_CAPS = { usual: 0.44, least: 0.36 }
/** In capitals of the name: around the letters, and between the two lines. */
const AIR = 0.55
const BETWEEN = 0.62
/** Capitals of the line below are no smaller, as a share of the shorter side. */
const LEAST_LINE = 0.0225

export interface Inscription {
  readonly name: Voice
  /** A date, a place: what stands below the name. */
  readonly line?: Voice
  /** The name's share of the sheet's width, where it is not the usual one. */
  readonly share?: number
  /** The name's share of its place at most. */
  readonly fill?: number
  readonly align?: 'left' | 'center' | 'right'
  readonly valign?: 'top' | 'middle' | 'bottom'
  /** Whether the line stands beside the name, on its baseline at the other end, and not below it. */
  readonly beside?: boolean
}

interface Line {
  readonly voice: Voice
  readonly size: number
  /** Height of its capitals. */
  readonly caps: number
}

/**
 * The name and the line below it, lettered by one rule for every template. The name is a fixed share of the sheet's width
 * or of its narrow place, the line a fixed share of the name; both keep half a capital of air to the edges of their place.
 */
export function inscribed(place: Rect, format: Format, inscription: Inscription): Layer[] {
  const name = nameIn(place, format, inscription)
  const { line: voice, align = 'center' } = inscription
  if (!voice)
    return [title(boxOn(place, baselineOf(place, name.caps, inscription, name.caps), name), look(name, align))]
  const line = lineFor(name, voice, place, format, inscription)
  if (inscription.beside) return besides(place, name, line, inscription)
  const between = betweenOf(name, line)
  const height = name.caps + between + line.caps
  const first = baselineOf(place, height, inscription, name.caps)
  return [
    title(boxOn(place, first, name), look(name, align)),
    subtitle(boxOn(place, first + between + line.caps, line), look(line, align)),
  ]
}

function besides(place: Rect, name: Line, line: Line, inscription: Inscription): Layer[] {
  const baseline = baselineOf(place, name.caps, inscription, name.caps)
  const room = Math.max(line.size * widthOf(lettersOf(line.voice)) * 1.04, place.width * 0.24)
  const left = { ...place, width: place.width - room - name.caps }
  const right = { ...place, x: place.x + place.width - room, width: room }
  return [
    title(boxOn(left, baseline, name), look(name, 'left')),
    subtitle(boxOn(right, baseline, line), look(line, 'right')),
  ]
}

const lettersOf = ({ font, caps = true, tracking = 0, letters }: Voice) => ({
  font,
  caps,
  tracking,
  ...(letters === undefined ? {} : { letters }),
})

function nameIn(place: Rect, { width, height }: Format, inscription: Inscription): Line {
  const { name: voice, line, beside = false, fill = OF_PLACE } = inscription
  const { ascent, cap } = factsOf(voice.font)
  const usual = width > height * 1.02 ? OF_SHEET.lying : height > width * 1.02 ? OF_SHEET.upright : OF_SHEET.square
  const wide = Math.min((inscription.share ?? usual) * width, fill * place.width)
  const above = Math.max(AIR, (ascent - cap) / cap)
  const below = line && !beside ? BETWEEN + LINE_CAPS.usual + AIR : Math.max(AIR, factsOf(voice.font).descent / cap)
  const caps = Math.min((wide / widthOf(lettersOf(voice))) * cap, place.height / (above + 1 + below))
  return { voice, size: caps / cap, caps }
}

function lineFor(name: Line, voice: Voice, place: Rect, format: Format, { beside = false }: Inscription): Line {
  const { cap } = factsOf(voice.font)
  const room = beside ? place.width * 0.36 : place.width * LINE_OF_PLACE
  const widest = (room / widthOf(lettersOf(voice))) * cap
  const least = Math.max(name.caps * LINE_CAPS.least, Math.min(format.width, format.height) * LEAST_LINE)
  const caps = Math.max(least, Math.min(name.caps * LINE_CAPS.usual, widest))
  return { voice, size: caps / cap, caps }
}

/** Never so near that the two boxes meet. */
function betweenOf(name: Line, line: Line): number {
  const { descent } = factsOf(name.voice.font)
  const { ascent } = factsOf(line.voice.font)
  return Math.max(name.caps * BETWEEN, name.size * descent + line.size * ascent - line.caps)
}

/** Of the name, when the letters of the whole block are so high. */
function baselineOf(place: Rect, height: number, { valign = 'middle' }: Inscription, caps: number): number {
  const air = caps * AIR
  if (valign === 'top') return place.y + air + caps
  if (valign === 'bottom') return place.y + place.height - air - height + caps
  return place.y + (place.height - height) / 2 + caps
}

function boxOn({ x, width }: Rect, baseline: number, { voice, size }: Line): Rect {
  const { ascent, descent } = factsOf(voice.font)
  const room = size * 0.01
  return { x, width, y: baseline - size * ascent - room, height: size * (ascent + descent) + 2 * room }
}

function look({ voice, size }: Line, align: 'left' | 'center' | 'right'): Voice {
  return { align, ...voice, valign: 'middle', fontSize: Math.round(size * 1000) / 1000 }
}
