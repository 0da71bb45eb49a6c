import type { PlanOptions } from '@collagerie/painter'
import { artOf } from './art-store.ts'
import { browserMeasure } from './browser-platform.ts'
import type { PictureSource } from './picture-source.ts'

/** The plan options common to all plans in the browser. */
export function browserPlan(source: Pick<PictureSource, 'photoSize'>): PlanOptions {
  return { photoSize: (id) => source.photoSize(id), art: artOf, measure: browserMeasure() }
}
