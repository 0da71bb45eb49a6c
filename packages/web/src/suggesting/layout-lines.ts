import { differingControls } from '@collagerie/core/choice'
import type { ControlLabel, DesignControl } from '@collagerie/core/designs'
import type { PhotoLayout } from '@collagerie/core/suggesting'
import type { useTranslations } from 'use-intl'

type Translate = ReturnType<typeof useTranslations<never>>

export const BETWEEN = ' · '

const NO_QUOTES: ReadonlySet<string> = new Set()

type Lines = readonly (readonly string[])[]

type Quarter = 0 | 1 | 2 | 3

/**
 * The controls by which layouts can be told apart, the most telling first. Letters and random seeds have no
 * description.
 */
const DISTINGUISHING_LABELS = [
  'layout',
  'position',
  'rows',
  'columns',
  'photoHeight',
  'inline',
  'playfull',
  'mixed',
  'fontset',
] as const satisfies readonly ControlLabel[]

type DistinguishingLabel = (typeof DISTINGUISHING_LABELS)[number]

/**
 * The lines under the layouts: the number of photos, of empty slots or left-over photos, and the format if it is not
 * the same for all. Lines that would read alike also name what differs, so that no two cards are the same.
 */
export function layoutLines(
  layouts: readonly PhotoLayout[],
  t: Translate,
  quotes: ReadonlySet<string> = NO_QUOTES,
): readonly string[] {
  const formats = layouts.map(({ template: { format } }) => t('misc.format', format))
  const hasSeveral = new Set(formats).size > 1
  const plain = layouts.map((layout, index) => [
    ...layoutFactsOf(layout, t, quotes),
    ...(hasSeveral ? [formats[index] ?? ''] : []),
  ])
  const told = alike(plain, layouts).reduce(distinguish, plain)
  return alike(told, layouts)
    .reduce((lines, group) => group.reduce(numbered, lines), told)
    .map((parts) => parts.join(BETWEEN))

  /** Names one difference if it distinguishes all layouts of the group, and all differences otherwise. */
  function distinguish(lines: Lines, group: readonly number[]): Lines {
    const controls = differingControls(group.flatMap((index) => layouts[index]?.choice ?? []))
    const words = DISTINGUISHING_LABELS.map((label) => said(label, controls, t))
    const enough = words.find((each) => new Set(each).size === group.length && !each.includes(undefined))
    return group.reduce((now, index, place) => {
      const added = (enough ? [enough] : words).flatMap((each) => each[place] ?? [])
      return now.with(index, [...(now[index] ?? []), ...added])
    }, lines)
  }

  /** For layouts that differ only by chance, such as scattered mosaics. */
  function numbered(lines: Lines, index: number, place: number): Lines {
    return lines.with(index, [...(lines[index] ?? []), t('forPhotos.variant', { number: place + 1 })])
  }
}

function layoutFactsOf(
  { placements, empty, unused }: PhotoLayout,
  t: Translate,
  quotes: ReadonlySet<string>,
): readonly string[] {
  return [
    t('template.photoCount', { count: placements.filter(({ photo }) => !quotes.has(photo.id)).length }),
    ...(empty > 0 ? [t('forPhotos.empty', { count: empty })] : []),
    ...(unused > 0 ? [t('forPhotos.unused', { count: unused })] : []),
  ]
}

/** The text of one control for every layout of the list. */
function said(
  label: DistinguishingLabel,
  lot: readonly (readonly DesignControl[])[],
  t: Translate,
): readonly (string | undefined)[] {
  const controls = lot.map((each) => each.find((control) => control.label === label))
  const values = controls.flatMap((control) => control?.currentValue ?? [])
  const ends = { least: Math.min(...values), most: Math.max(...values) }
  return controls.map((control) => control && wordsFor(label, control, ends, t))
}

function wordsFor(
  label: DistinguishingLabel,
  { display, currentValue: value }: DesignControl,
  ends: { readonly least: number; readonly most: number },
  t: Translate,
): string | undefined {
  switch (label) {
    case 'columns':
    case 'rows':
      return t(`apart.${label}`, { count: value })
    case 'layout':
      return display === 'largePhotos' ? t(`apart.large.large${value as Quarter}`) : undefined
    case 'position':
      return t(`apart.side.side${value as Quarter}`)
    case 'fontset':
      return t(`apart.fontset.fontset${value as Quarter}`)
    case 'photoHeight':
      if (value === ends.most) return t('apart.most')
      return value === ends.least ? t('apart.least') : undefined
    // Controls that are switched off are no part of the layout.
    case 'inline':
    case 'mixed':
    case 'playfull':
      return value > 0 ? t(`apart.${label}`) : undefined
  }
}

/** Groups of two or more indices whose name and line are equal. */
function alike(lines: Lines, layouts: readonly PhotoLayout[]): readonly (readonly number[])[] {
  const read = (index: number) => JSON.stringify([layouts[index]?.choice.offered.name, lines[index]])
  const lots = new Map<string, readonly number[]>()
  for (const index of lines.keys()) lots.set(read(index), [...(lots.get(read(index)) ?? []), index])
  return [...lots.values()].filter(({ length }) => length > 1)
}
