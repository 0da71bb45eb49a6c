import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { IS_FULL } from './sample.ts'
import { WIDE_AND_NARROW } from './windows.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** For a journey with many looks: both schemes at each in `npm run test:full`, else one after the other. */
export function schemesInTurn(): () => readonly Scheme[] {
  let looks = 0
  return () => {
    looks += 1
    return IS_FULL ? SCHEMES : SCHEMES.slice(looks % 2, (looks % 2) + 1)
  }
}

/** Every violation as "scheme: rule at element", in both colour schemes unless some are named. */
export async function violations(page: Page, ...schemes: readonly Scheme[]): Promise<readonly string[]> {
  // The policy of the page forbids foreign scripts, but not what a test evaluates.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const found: string[] = []
  for (const colorScheme of schemes.length > 0 ? schemes : SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Half-way between two schemes no colour is the right one. Those that follow a scroll bar never finish.
    await page.evaluate(() => {
      const byTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      return Promise.allSettled(byTime.map((each) => each.finished))
    })
    const broken = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
      // Passed checks are not described element by element.
      return (await axe.run({ resultTypes: ['violations'] })).violations
    })
    for (const { id, nodes } of broken) {
      for (const { target } of nodes) found.push(`${colorScheme}: ${id} at ${target.join(' ')}`)
    }
  }
  return found
}

/**
 * The same in a wide and in a narrow window, which stays; a sample takes a scheme for each. Preparations of a
 * window, such as the mouse over something, can be given.
 */
export async function violationsWideAndNarrow(
  page: Page,
  prepare: () => Promise<unknown> = async () => undefined,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const [index, window] of WIDE_AND_NARROW.entries()) {
    await page.setViewportSize(window)
    await prepare()
    const schemes = IS_FULL ? SCHEMES : SCHEMES.slice(index, index + 1)
    for (const each of await violations(page, ...schemes)) found.push(`${window.width} ${each}`)
  }
  return found
}
