import type { TemplateFinder } from '@collagerie/print/templates'
import type { CollageRepository } from '../collages/collage-repository.ts'
import type { DocumentReader } from '../collages/document-reader.ts'
import type { PhotosIn } from '../collages/photos-in.ts'
import type { FreezeContent } from './freeze-content.ts'
import type { ShopOffer } from './order-inspection.ts'
import type { OrderRepository } from './order-repository.ts'

/** What offering, placing and showing orders works with. */
export interface OrderParts {
  readonly orders: OrderRepository
  readonly collages: CollageRepository
  readonly templates: TemplateFinder
  readonly shop: ShopOffer
  readonly freeze: FreezeContent
  readonly documents: DocumentReader
  readonly photosIn: PhotosIn
}
