import { clamp } from '../geometry/index.ts'
import { parseNumber } from '../xml/index.ts'

const NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  gold: '#ffd700',
  navy: '#000080',
  teal: '#008080',
  maroon: '#800000',
  olive: '#808000',
}

/** `#rrggbb` for a colour art may use, or nothing. */
export function artColour(text: string): string | undefined {
  const lower = text.trim().toLowerCase()
  if (Object.hasOwn(NAMES, lower)) return NAMES[lower]
  if (/^#[\da-f]{6}$/.test(lower)) return lower
  if (/^#[\da-f]{3}$/.test(lower)) return lower.replace(/[\da-f]/g, '$&$&')
  const channels = /^rgb\(([^()]*)\)$/
    .exec(lower)?.[1]
    ?.trim()
    .split(/\s*,\s*|\s+/)
  if (channels?.length !== 3) return undefined
  const values = channels.map(readChannel)
  return values.every((value) => value !== undefined) ? `#${values.join('')}` : undefined
}

function readChannel(text: string): string | undefined {
  const isShare = text.endsWith('%')
  const value = parseNumber(isShare ? text.slice(0, -1) : text)
  if (value === undefined) return undefined
  const level = Math.round(clamp(isShare ? value * 2.55 : value, 0, 255))
  return level.toString(16).padStart(2, '0')
}
