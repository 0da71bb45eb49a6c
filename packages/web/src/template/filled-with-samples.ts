import type { CollagePage } from '@collagerie/core/collage'
import { fillWithSamples, type SamplePhoto } from '@collagerie/core/placement'

/** The collage with a sample picture in every slot; texts and colours stay. */
export function filledWithSamples(page: CollagePage, samples: readonly SamplePhoto[]): CollagePage {
  const { template, userdata } = page
  return { ...page, userdata: { ...userdata, images: fillWithSamples(template, samples, template.design) } }
}
