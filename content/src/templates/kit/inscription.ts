import type { Format } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { type LetteringStyle, subtitle, title } from './layers.ts'
import { factsOf, widthOf } from './type-size.ts'

/** The share of its column or plate that the name fills, and the most the line below may. */
const OF_PLACE = 0.8
const LINE_OF_PLACE = 0.86
/** A name's share of its own half, if the line stands beside it. */
const OF_HALF = 0.86
/** A name without a narrow place of its own: its share of the sheet's width. */
const OF_SHEET = { lying: 0.54, square: 0.62, upright: 0.68 }
/** Such a name's share if the line beside it needs some of that width. */
const OF_SHARED = { lying: 0.48, square: 0.5, upright: 0.62 }
/** The height of the line's capitals, as a share of the name's; `most` where small names have a line that is read. */
const LINE_CAPS = { usual: 0.44, least: 0.36, most: 0.66 }
/** Space around the letters, and between the two lines, in heights of the name's capitals. */
const AIR = 0.55
const LINE_GAP = 0.62
/** Between the two lines of a tall name, in sizes of its letters. */
const BETWEEN_LINES = 0.02
/** Capitals are no smaller than this if there is room, as shares of the shorter side. */
const LEAST_NAME = 0.0455
const LEAST_LINE = 0.0305
/** A panorama is seen from as far as any other sheet of its width: so much larger are the least capitals on it. */
const ON_PANORAMA = 1.3
/** So often the letters are made smaller, at most, to fit a low place. */
const SHRINKINGS = 5
/** How many letters the longer line has, if a name stands on two lines. */
const HALF_A_NAME = 5.7

export interface Inscription {
  readonly name: LetteringStyle
  /** A date, a place: what stands below the name. */
  readonly line?: LetteringStyle
  /** The name's share of the sheet's width, if it is not the usual one. */
  readonly share?: number
  /** The name's share of its place at most. */
  readonly fill?: number
  /** Capitals of the line by those of the name, if the line is as short as a year. */
  readonly lineCaps?: number
  /** The space between the two lines, in capitals of the name, if it is not the usual one. */
  readonly lineGap?: number
  readonly align?: 'left' | 'center' | 'right'
  readonly valign?: 'top' | 'middle' | 'bottom'
  /** Whether the line stands beside the name, on its baseline at the other end, and not below it. */
  readonly beside?: boolean
  /** What ornaments or the line leave to the name alone, as a share of the sheet's width. */
  readonly nameWidth?: number
  /** What ornaments leave to the line below the name, as a share of the sheet's width. */
  readonly lineWidth?: number
  /** Whether names of two words stand on two lines, as in a round place. */
  readonly isTall?: boolean
}

interface Line {
  readonly voice: LetteringStyle
  readonly size: number
  /** Height of its capitals. */
  readonly caps: number
}

/**
 * The name and the line below it, lettered by one rule for every template. The name is a fixed share of the sheet's
 * width or of its narrow place, the line a fixed share of the name; both keep half a capital of air to the edges of
 * their place.
 */
export function inscribed(place: Rect, format: Format, inscription: Inscription): Layer[] {
  const wanted = linesIn(place.width, format, inscription)
  const { name, line, height } = shrunk(wanted, place, format, inscription)
  const { align = 'center', valign = 'middle', beside = false, isTall = false } = inscription
  const air = airOf(name, beside ? undefined : line)
  const { above } = air
  const spare = place.height - above - height - air.below
  const first = place.y + above + spare * { top: 0, middle: 0.5, bottom: 1 }[valign] + name.caps
  const plate = inscription.nameWidth ? centred(place, inscription.nameWidth * format.width) : place
  if (!line) return [title(boxOn(plate, first, name), look(name, align))]
  if (beside) {
    const [left, right] = halves(place, name, line, inscription.nameWidth && inscription.nameWidth * format.width)
    return [
      title(boxOn(left, first, name), look(name, 'left')),
      subtitle(boxOn(right, first, line), look(line, 'right')),
    ]
  }
  const below = inscription.lineWidth ? shortened(place, inscription.lineWidth * format.width, align) : place
  const spaced = isTall ? { lineGap: rounded(name.size * BETWEEN_LINES) } : {}
  return [
    title(boxOn(plate, first, name, isTall ? 2 : 1), { ...look(name, align), ...spaced }),
    subtitle(boxOn(below, first + height - name.caps, line), look(line, align)),
  ]
}

/** How high a place of this width has to be, so that the name is as wide as it should. */
export function roomFor(width: number, format: Format, inscription: Inscription): number {
  const { name, line, height } = linesIn(width, format, inscription)
  const { above, below } = airOf(name, inscription.beside ? undefined : line)
  return above + height + below
}

/**
 * How high a band at an edge of the sheet has to be, so that the letters are as far from that edge as from the photos.
 */
export function bandFor(width: number, format: Format, inscription: Inscription, clear: number): number {
  const { height } = linesIn(width, format, inscription)
  return Math.max(roomFor(width, format, inscription), height + 2 * clear)
}

interface Lines {
  readonly name: Line
  readonly line: Line | undefined
  /** From the top of the name's capitals to the last baseline. */
  readonly height: number
}

function linesIn(width: number, format: Format, inscription: Inscription, most = Number.POSITIVE_INFINITY): Lines {
  const { name: voice, fill = OF_PLACE, beside = false, isTall = false } = inscription
  const { share = usualShare(format, beside) } = inscription
  const { ascent, descent, cap } = factsOf(voice.font)
  const own = inscription.nameWidth ? Math.min(width, inscription.nameWidth * format.width) : width
  const em = widthOf(lettersOf(voice, isTall ? HALF_A_NAME : undefined))
  const least = (unitOf(format) * LEAST_NAME * em) / cap
  const wide = Math.min(Math.max(share * format.width, least), fill * own)
  const caps = Math.min((wide / em) * cap, most)
  const name = { voice, size: caps / cap, caps }
  const line =
    inscription.line &&
    lineFor(
      name,
      inscription.line,
      beside ? width - (inscription.nameWidth ? own : wide) - caps : width * LINE_OF_PLACE,
      format,
      inscription.lineCaps,
    )
  const second = isTall ? name.size * (ascent + descent + BETWEEN_LINES) : 0
  return {
    name,
    line,
    height: caps + second + (line && !beside ? gapOf(name, line, inscription.lineGap) + line.caps : 0),
  }
}

/** In a place too low for them the letters are smaller, all in proportion. */
function shrunk(
  lines: Lines,
  { width, height }: Rect,
  format: Format,
  inscription: Inscription,
  left = SHRINKINGS,
): Lines {
  const air = airOf(lines.name, inscription.beside ? undefined : lines.line)
  const needed = air.above + lines.height + air.below
  if (needed <= height || left === 0) return lines
  const smaller = linesIn(width, format, inscription, lines.name.caps * (height / needed))
  return shrunk(smaller, { x: 0, y: 0, width, height }, format, inscription, left - 1)
}

/** What the least heights of capitals are shares of. */
function unitOf({ width, height }: Format): number {
  return Math.min(width, height) * (width >= 1.9 * height ? ON_PANORAMA : 1)
}

function usualShare({ width, height }: Format, beside: boolean): number {
  const shares = beside ? OF_SHARED : OF_SHEET
  if (width === height) return shares.square
  return width > height ? shares.lying : shares.upright
}

/** Half a capital or, if the face needs more for its accents and tails, as much as that. */
function airOf(name: Line, line: Line | undefined): { above: number; below: number } {
  const { ascent, cap } = factsOf(name.voice.font)
  const last = line ?? name
  return {
    above: Math.max(name.caps * AIR, name.size * (ascent - cap + 0.015)),
    below: Math.max(name.caps * AIR, last.size * (factsOf(last.voice.font).descent + 0.015)),
  }
}

function centred({ x, width, ...box }: Rect, own: number): Rect {
  return { ...box, x: x + (width - own) / 2, width: own }
}

function shortened(place: Rect, width: number, align: 'left' | 'center' | 'right'): Rect {
  const spare = { left: 0, center: 0.5, right: 1 }[align]
  return { ...place, x: place.x + (place.width - width) * spare, width }
}

/** The line's room at the right is as wide as it needs, the name has the rest. */
function halves(place: Rect, name: Line, line: Line, own?: number): readonly [Rect, Rect] {
  if (own !== undefined) {
    const from = own + name.caps * 0.5
    return [
      { ...place, width: own },
      { ...place, x: place.x + from, width: place.width - from },
    ]
  }
  const needed = line.size * widthOf(lettersOf(line.voice)) * 1.06
  const left = place.width - (name.size * widthOf(lettersOf(name.voice))) / OF_HALF - name.caps
  const room = Math.max(needed, Math.min(place.width * 0.42, left))
  return [
    { ...place, width: place.width - room - name.caps },
    { ...place, x: place.x + place.width - room, width: room },
  ]
}

const lettersOf = ({ font, caps = true, tracking = 0, letters: own }: LetteringStyle, letters = own) => ({
  font,
  caps,
  tracking,
  ...(letters === undefined ? {} : { letters }),
})

function lineFor(name: Line, voice: LetteringStyle, room: number, format: Format, usual = LINE_CAPS.usual): Line {
  const { cap } = factsOf(voice.font)
  const widest = (room / widthOf(lettersOf(voice))) * cap
  const read = Math.min(unitOf(format) * LEAST_LINE, name.caps * LINE_CAPS.most)
  const caps = Math.max(name.caps * LINE_CAPS.least, Math.min(Math.max(name.caps * usual, read), widest))
  return { voice, size: caps / cap, caps }
}

/** Never so near that the two boxes meet. */
function gapOf(name: Line, line: Line, lineGap = LINE_GAP): number {
  const { descent } = factsOf(name.voice.font)
  const { ascent } = factsOf(line.voice.font)
  return Math.max(name.caps * lineGap, name.size * (descent + 0.02) + line.size * (ascent + 0.02) - line.caps)
}

function boxOn({ x, width }: Rect, baseline: number, { voice, size }: Line, lines = 1): Rect {
  const { ascent, descent } = factsOf(voice.font)
  const room = size * 0.01
  return {
    x,
    width,
    y: baseline - size * ascent - room,
    height: size * (lines * (ascent + descent) + (lines - 1) * BETWEEN_LINES) + 2 * room,
  }
}

function look({ voice, size }: Line, align: 'left' | 'center' | 'right'): LetteringStyle {
  return { align, ...voice, valign: 'middle', fontSize: rounded(size) }
}

const rounded = (length: number) => Math.round(length * 1000) / 1000
