import type { TemplateId } from '../../texts/template-id.ts'
import type { BuiltTemplate } from '../build-template.ts'
import { photoShare, photoShareWith } from './photo-share.ts'

/** What ornaments may hide of the photos: corners, pegs and tape that hold them do, flowers and flags do not. */
export const MOST_COVERED = 0.01

/** Where a figure on a photo is the idea, or flowers, boughs and balloons fall over the edges of some. */
export const MARKED: Readonly<Partial<Record<TemplateId, number>>> = {
  'illustration-balloons': 0.09,
  'illustration-fir': 0.03,
  'illustration-first-year': 0.06,
  'illustration-wreath': 0.08,
  'painting-brushwork': 0.12,
  'painting-peony': 0.09,
}

/** How much of the photos is hidden by art that is painted over them. */
export function coveredShare(built: BuiltTemplate): number {
  const { layers } = built.template.variation
  const firstPhoto = layers.findIndex(({ kind }) => kind === 'image')
  const bare = layers.filter(({ kind }, nth) => nth < firstPhoto || kind !== 'overlay')
  return bare.length === layers.length ? 0 : 1 - photoShare(built) / photoShareWith(built, bare)
}
