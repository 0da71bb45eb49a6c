import type { TemplateId } from '../../texts/template-id.ts'

/** The part of a sheet on which photos are seen at least. */
const LEAST_SEEN = 0.425

/** Where a drawing or white space is the idea, or photos are round. */
const ROOMY: Readonly<Partial<Record<TemplateId, number>>> = {
  'classic-cameo': 0.38,
  'classic-laurel': 0.36,
  'illustration-canal-houses': 0.335,
  'modern-bauhaus': 0.37,
  'modern-orbit': 0.41,
  'painting-enso': 0.33,
  'retro-arcade': 0.37,
  'retro-mixtape': 0.39,
  'retro-ribbon': 0.4,
  'vintage-clothesline': 0.4,
  'vintage-family-tree': 0.29,
}

export const leastSeen = (id: TemplateId) => ROOMY[id] ?? LEAST_SEEN

/** What the templates of every style give photos on average: roomy ones are outweighed by others. */
export const LEAST_ON_AVERAGE = 0.46
