import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A desktop and a phone. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

const SCHEMES = ['light', 'dark'] as const

/** Every violation as "scheme: rule at element", in both colour schemes. */
export async function violations(page: Page): Promise<readonly string[]> {
  // The policy of the page forbids foreign scripts, but not what a test evaluates.
  await page.evaluate(AXE)
  const found: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Half-way between two schemes no colour is the right one.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))
    const results = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
    )
    for (const { id, nodes } of results.violations) {
      for (const { target } of nodes) found.push(`${colorScheme}: ${id} at ${target.join(' ')}`)
    }
  }
  return found
}
