import type { Art } from '@collagerie/core/art'
import type { Template } from '@collagerie/core/template'
import { track } from '../analytics/analytics.ts'
import { getText } from '../calls/whole-answer.ts'

const known = new Map<string, Art>()

export function artOf(url: string): Art | undefined {
  return known.get(url)
}

/** Loads the art of a template. What is unreadable is reported and left out; the rest is painted. */
export async function loadArt(template: Template): Promise<void> {
  const urls = template.variation.layers.flatMap((layer) => (layer.kind === 'overlay' ? [layer.url] : []))
  await Promise.all(urls.filter((url) => !known.has(url)).map(loadOne))
}

async function loadOne(url: string): Promise<void> {
  const [text, { readArt }] = await Promise.all([getText(url), import('./art-reader.ts')])
  const art = readArt(text)
  if (art.ok) known.set(url, art.value)
  else track('art-failure', { url, ...art.failure })
}
