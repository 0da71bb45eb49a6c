import { differingControls } from '@collagerie/core/choice'
import type { DesignControl } from '@collagerie/core/designs'
import type { PhotoLayout } from '@collagerie/core/quality'
import type { useTranslations } from 'use-intl'
import { controlValueText } from '../language/control-value-text.ts'

type Translate = ReturnType<typeof useTranslations<never>>

const BETWEEN = ' · '

/**
 * What is said under each layout: its photos, what stays empty or is left over, its format. Of two that would read alike it
 * is said what sets them apart, so that no two cards are the same.
 */
export function layoutLines(layouts: readonly PhotoLayout[], t: Translate): readonly string[] {
  const plain = layouts.map((layout) => [factsOf(layout, t)])
  const told = alike(plain, layouts).reduce(tellApart, plain)
  return alike(told, layouts)
    .reduce((lines, group) => group.reduce(numbered, lines), told)
    .map((parts) => parts.join(BETWEEN))

  type Lines = readonly (readonly string[])[]

  function tellApart(lines: Lines, group: readonly number[]): Lines {
    const controls = differingControls(group.flatMap((index) => layouts[index]?.choice ?? []))
    return group.reduce((now, index, place) => {
      return now.with(index, [...(now[index] ?? []), ...(controls[place] ?? []).flatMap(said)])
    }, lines)
  }

  /** What is switched on is named, and what is switched off is no part of the layout. */
  function said(control: DesignControl): readonly string[] {
    const label = t(`generator.${control.label}`)
    if (control.display !== 'switch') return [`${label} ${controlValueText(control, t)}`]
    return control.currentValue > 0 ? [label] : []
  }

  /** Where only chance differs, as with a scattered mosaic. */
  function numbered(lines: Lines, index: number, place: number): Lines {
    return lines.with(index, [...(lines[index] ?? []), t('forPhotos.variant', { number: place + 1 })])
  }
}

function factsOf({ template, placements, empty, unused }: PhotoLayout, t: Translate): string {
  const facts = [
    t('template.photoCount', { count: placements.length }),
    empty > 0 && t('forPhotos.empty', { count: empty }),
    unused > 0 && t('forPhotos.unused', { count: unused }),
    t('misc.format', { width: template.canvas.width, height: template.canvas.height }),
  ]
  return facts.filter(Boolean).join(BETWEEN)
}

/** The places of those that have the same name and line, each lot with two or more of them. */
function alike(lines: readonly (readonly string[])[], layouts: readonly PhotoLayout[]): readonly (readonly number[])[] {
  const read = (index: number) => JSON.stringify([layouts[index]?.choice.offered.name, lines[index]])
  const lots = new Map<string, readonly number[]>()
  for (const index of lines.keys()) lots.set(read(index), [...(lots.get(read(index)) ?? []), index])
  return [...lots.values()].filter(({ length }) => length > 1)
}
