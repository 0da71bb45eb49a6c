import type { TemplateId } from '../../texts/template-id.ts'
import type { BuiltTemplate } from '../build-template.ts'

/** What photos take of a sheet at least. */
export const LEAST_SHARE = 0.55

/** Where a drawing or white space is the idea, photos may take less. */
export const ROOMY: Readonly<Partial<Record<TemplateId, number>>> = {
  'modern-bauhaus': 0.34,
  'modern-orbit': 0.38,
  'modern-rainbow': 0.34,
  'modern-editorial': 0.48,
  'modern-twelve': 0.48,
  'classic-laurel': 0.36,
  'classic-passe-partout': 0.47,
  'classic-cameo': 0.43,
  'classic-midnight': 0.39,
  'classic-remembrance': 0.54,
  'classic-deco': 0.44,
  'classic-diploma': 0.51,
  'retro-ribbon': 0.3,
  'retro-sunset': 0.36,
  'retro-arcade': 0.34,
  'retro-mixtape': 0.35,
  'retro-racing': 0.48,
  'retro-pennant': 0.44,
  'vintage-airmail': 0.44,
  'vintage-clothesline': 0.4,
  'vintage-atlas': 0.4,
  'vintage-contact': 0.52,
  'vintage-kraft': 0.5,
  'vintage-family-tree': 0.32,
  'illustration-garden': 0.5,
  'illustration-bunting': 0.48,
  'illustration-balloons': 0.41,
  'illustration-starry-night': 0.43,
  'illustration-canal-houses': 0.36,
  'painting-swatches': 0.5,
  'painting-enso': 0.38,
  'painting-posy': 0.48,
}

export function photoShare({ template: { canvas, variation } }: BuiltTemplate): number {
  const photos = variation.layers.filter((layer) => layer.kind === 'image')
  return photos.reduce((sum, { width, height }) => sum + width * height, 0) / (canvas.width * canvas.height)
}
