import type { TemplateId } from '../../texts/template-id.ts'

/** A panorama hangs low and wide: of more photos than this none is seen from afar. */
const MOST = 5

/** Where many of them are the idea: a calendar, a tree, a wall full of pictures. */
const MANY: Readonly<Partial<Record<TemplateId, number>>> = {
  'classic-deco': 6,
  'illustration-first-year': 13,
  'illustration-garden': 7,
  'modern-bauhaus': 6,
  'modern-twelve': 13,
  'painting-brushwork': 8,
  'retro-ribbon': 7,
  'vintage-family-tree': 8,
}

export const mostOnPanorama = (id: TemplateId) => MANY[id] ?? MOST
