import type { Choice } from '@collagerie/core/choice'
import { templateOf } from '../document/template-of.ts'
import { artOf, loadArt } from '../painting/art-store.ts'
import type { TriedTemplate } from '../photos/analysis/try-template.ts'

/** A drawn template with all its drawings, as it is tried away from the page. */
export async function drawnTemplate(choice: Choice): Promise<NonNullable<TriedTemplate['drawn']>> {
  const template = await templateOf(choice)
  await loadArt(template)
  const urls = template.variation.layers.flatMap((layer) => (layer.kind === 'overlay' ? [layer.url] : []))
  return { template, art: new Map(urls.flatMap((url) => entry(url))) }
}

function entry(url: string) {
  const art = artOf(url)
  return art ? [[url, art] as const] : []
}
