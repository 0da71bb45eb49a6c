import type { SampleTexts } from './static-template.ts'

/** Where no language is known and the template says nothing of its own. */
const USUAL: SampleTexts = { txt1: 'Amélie & Tom', txt2: '12 · 06 · 2026' }

/** What a picture of the shop writes in a slot. */
export function sampleTexts(texts: SampleTexts = USUAL): (slot: string) => string {
  const written: Readonly<Record<string, string>> = { ...texts }
  return (slot) => written[slot] ?? ''
}
