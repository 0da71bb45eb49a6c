import type { PlanOptions } from '@collagerie/painter'
import { artOf } from './art-store.ts'
import { browserMeasure } from './browser-platform.ts'
import type { PictureSource } from './picture-source.ts'

/** What every plan in the browser knows; what it is painted for says the rest. */
export function browserPlan(source: Pick<PictureSource, 'photoSize'>): PlanOptions {
  return { photoSize: (id) => source.photoSize(id), art: artOf, measure: browserMeasure() }
}
