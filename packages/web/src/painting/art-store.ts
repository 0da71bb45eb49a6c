import type { Art } from '@collagerie/core/art'
import type { Template } from '@collagerie/core/template'
import { track } from '../analytics/analytics.ts'

const known = new Map<string, Art>()

export function artOf(url: string): Art | undefined {
  return known.get(url)
}

/** Loads the drawings of a template. An unreadable one is reported and left out; the rest is painted. */
export async function loadArt(template: Template): Promise<void> {
  const urls = template.variation.layers.flatMap((layer) => (layer.kind === 'overlay' ? [layer.url] : []))
  await Promise.all(urls.filter((url) => !known.has(url)).map(loadOne))
}

async function loadOne(url: string): Promise<void> {
  const [response, { readArt }] = await Promise.all([fetch(url), import('./art-reader.ts')])
  if (!response.ok) throw new Error(`${url} answered with ${response.status}.`)
  const art = readArt(await response.text())
  if (art.ok) known.set(url, art.value)
  else track('art-failure', { url, ...art.failure })
}
