import type { ImageLayer } from '@collagerie/core/template'
import type { TemplateId } from '../../texts/template-id.ts'
import type { BuiltTemplate } from '../build-template.ts'

/** As shares of the shorter side: nearer than this edges look as if they should line up, and up to noise they do. */
const NEAR = 0.03
const NOISE = 0.0005

/** Where photos are round, hang as by hand, are windows of houses each built on its own, or have rims that line up. */
const BY_HAND: ReadonlySet<TemplateId> = new Set<TemplateId>([
  'classic-cameo',
  'classic-midnight',
  'illustration-canal-houses',
  'modern-orbit',
  'painting-brushwork',
  'painting-enso',
  'painting-peony',
  'retro-mixtape',
  'retro-ribbon',
  'retro-sunset',
  'vintage-contact',
  'vintage-family-tree',
])

const EDGES: Readonly<Record<string, (photo: ImageLayer) => number>> = {
  left: ({ x }) => x,
  right: ({ x, width }) => x + width,
  top: ({ y }) => y,
  bottom: ({ y, height }) => y + height,
}

/** Photos of a sheet with edges that miss each other by a hair, as if by mistake. */
export function nearEdges(id: TemplateId, { template: { format, variation } }: BuiltTemplate): string[] {
  if (BY_HAND.has(id)) return []
  const short = Math.min(format.width, format.height)
  const photos = variation.layers.filter((layer) => layer.kind === 'image').filter(({ rotation }) => rotation === 0)
  return Object.entries(EDGES).flatMap(([edge, of]) =>
    photos.flatMap((one, nth) =>
      photos
        .slice(nth + 1)
        .filter((other) => {
          const away = Math.abs(of(one) - of(other)) / short
          return away > NOISE && away < NEAR
        })
        .map((other) => `${edge} of ${one.slot} and ${other.slot}`),
    ),
  )
}
