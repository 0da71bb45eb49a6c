import { type Occasion, occasionTag } from '@collagerie/core/catalogue'
import type { DesignType } from '@collagerie/core/designs'
import type { TemplateId } from '../texts/template-id.ts'

/** What each template is made for; most are made for anything. */
const OF_TEMPLATE: Readonly<Partial<Record<TemplateId, readonly Occasion[]>>> = {
  'illustration-fir': ['christmas'],
  'illustration-nordic': ['christmas'],
  'classic-midnight': ['christmas'],
  'classic-eucalyptus': ['wedding'],
  'painting-peony': ['wedding'],
  'classic-stationery': ['wedding'],
  'classic-laurel': ['wedding', 'anniversary'],
  'classic-deco': ['anniversary'],
  'illustration-first-year': ['birth'],
  'painting-dove': ['birth'],
  'illustration-starry-night': ['birth'],
  'illustration-balloons': ['birthday', 'birth'],
  'illustration-bunting': ['birthday'],
  'retro-jubilee': ['birthday', 'anniversary'],
  'vintage-family-tree': ['family'],
  'classic-album': ['family'],
  'painting-posy': ['parents'],
  'retro-racing': ['parents'],
  'modern-companion': ['pets'],
  'vintage-airmail': ['travel'],
  'vintage-atlas': ['travel'],
  'retro-sunset': ['travel'],
  'illustration-canal-houses': ['home'],
  'classic-diploma': ['graduation'],
  'retro-pennant': ['team'],
  'modern-twelve': ['year'],
  'classic-remembrance': ['memory'],
}

const OF_DESIGN: Readonly<Partial<Record<DesignType, readonly Occasion[]>>> = {
  heart: ['wedding', 'anniversary', 'family'],
  number: ['birthday', 'anniversary'],
  numberyear: ['graduation', 'year'],
  numberdate: ['wedding', 'birth'],
}

export function templateOccasions(id: TemplateId): readonly string[] {
  return (OF_TEMPLATE[id] ?? []).map(occasionTag)
}

export function designOccasions(type: DesignType): readonly string[] {
  return (OF_DESIGN[type] ?? []).map(occasionTag)
}
