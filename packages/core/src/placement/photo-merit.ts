import type { PhotoContent } from '../photo/index.ts'
import type { TurnedContent } from './turned-content.ts'

const SHARPNESS_SHARE = 0.6

/** The quality of a shot, from 0 to 1: sharp, and neither too dark nor too light. */
export function meritOf({ sharpness, exposure }: PhotoContent): number {
  return SHARPNESS_SHARE * sharpness + (1 - SHARPNESS_SHARE) * exposure
}

/** What makes a photo lead, of 1: people first, more so if they are large; without them a single clear subject. */
const LEADS = { faces: 0.75, largeFaces: 0.25, subject: 0.5, nothing: 0.2 }
/** Faces that cover this share of a photo are seen from afar. */
const LARGE_FACES = 0.06

/** How well a photo fills the slot that is seen first. Sharpness does not count here. */
export function leadOf({ faces, subject }: Pick<TurnedContent, 'faces' | 'subject'>): number {
  if (faces.length === 0) return subject ? LEADS.subject : LEADS.nothing
  const covered = faces.reduce((sum, { width, height }) => sum + width * height, 0)
  return LEADS.faces + LEADS.largeFaces * Math.min(1, covered / LARGE_FACES)
}
