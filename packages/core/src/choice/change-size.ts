import type { CatalogueSize } from '../catalogue/index.ts'
import {
  CUSTOM_SIZE_ID,
  type Format,
  firstOfOrientation,
  type Material,
  materialAfterSizeChange,
  ORIENTATION,
  type Orientation,
  orientationOf,
  sizeMatching,
} from '../format/index.ts'
import { type Choice, settled } from './choice.ts'

/** The orientations the template comes in, in the order they are shown. */
export function orientationsOf(choice: Choice): readonly Orientation[] {
  const offered = new Set(choice.offered.children.map(orientationOf))
  return [ORIENTATION.portrait, ORIENTATION.landscape, ORIENTATION.square].filter((each) => offered.has(each))
}

export function chooseSize(choice: Choice, sizeId: string): Choice {
  const size = choice.offered.children.find((child) => child.id === sizeId)
  return size ? withSize(choice, size) : choice
}

/** Takes the first size of that orientation. */
export function chooseOrientation(choice: Choice, orientation: Orientation): Choice {
  const size = firstOfOrientation(choice.offered.children, orientation)
  return size ? withSize(choice, size) : choice
}

/** What the server says of a size the customer typed in. */
export interface CustomSizeOffer {
  readonly materials: readonly Material[]
  readonly description: string
}

/** A custom size that equals a standard one becomes the standard one. */
export function chooseCustomSize(choice: Choice, format: Format, offer: CustomSizeOffer): Choice {
  if (!choice.offered.hasCustomSizes) return choice
  const standard = sizeMatching(choice.offered.children, format)
  if (standard) return withSize(choice, standard)
  const { width, height } = format
  return withSize(choice, { id: CUSTOM_SIZE_ID, width, height, url: '', ...offer })
}

function withSize(choice: Choice, size: CatalogueSize): Choice {
  return settled({ ...choice, size, material: materialAfterSizeChange(choice.material, size.materials) })
}
