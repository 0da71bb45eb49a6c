import type { CatalogueSize, CatalogueTemplate } from '../catalogue/index.ts'
import {
  CUSTOM_SIZE_ID,
  defaultSize,
  type Format,
  firstOfOrientation,
  type Material,
  materialAfterSizeChange,
  ORIENTATION,
  type Orientation,
  orientationOf,
  sizeMatching,
} from '../format/index.ts'
import { withMaterial } from './change-material.ts'
import { type Choice, isCustom, withinBounds } from './choice.ts'

/** The orientations the template comes in, in the order they are shown. */
export function orientationsOf(choice: Choice): readonly Orientation[] {
  const offered = new Set(choice.offered.children.map(orientationOf))
  return [ORIENTATION.portrait, ORIENTATION.landscape, ORIENTATION.square].filter((each) => offered.has(each))
}

export function chooseSize(choice: Choice, sizeId: string): Choice {
  const size = choice.offered.children.find((child) => child.id === sizeId)
  return size ? withSize(choice, size) : choice
}

/** Chooses the first size of that orientation. */
export function chooseOrientation(choice: Choice, orientation: Orientation): Choice {
  const size = firstOfOrientation(choice.offered.children, orientation)
  return size ? withSize(choice, size) : choice
}

/**
 * What lies nearest to the choice in that orientation: its size, turned, on its material. Undefined if switching takes
 * it anyhow, or takes as much from the customer.
 */
export function nearestOf(choice: Choice, orientation: Orientation): Choice | undefined {
  const { width, height } = choice.size
  const area = (each: Format) => each.width * each.height
  const isTurned = (each: Format) => each.width === height && each.height === width
  const distance = (each: CatalogueSize) => (isTurned(each) ? -1 : Math.abs(Math.log(area(each) / area(choice.size))))
  const [nearest] = choice.offered.children
    .filter((each) => orientationOf(each) === orientation && each.materials.includes(choice.material))
    .toSorted((a, b) => distance(a) - distance(b))
  if (orientationOf(choice.size) === orientation || !nearest) return undefined
  return nearest.id === chooseOrientation(choice, orientation).size.id ? undefined : withSize(choice, nearest)
}

/** The server's answer about a custom size. */
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
  // A second custom size in a row still leads back to the standard size before both.
  const standardId = isCustom(choice) ? choice.standardId : choice.size.id
  return withSize(
    { ...choice, ...(standardId !== undefined && { standardId }) },
    { id: CUSTOM_SIZE_ID, width, height, url: '', ...offer },
  )
}

/** Returns to the standard size chosen before, or else to the default one. */
export function clearCustomSize(choice: Choice): Choice {
  if (!isCustom(choice)) return choice
  const size = childOr(choice.offered, choice.standardId)
  return size ? withSize(choice, size) : choice
}

/**
 * Renews a choice from the present theme list, which may have other texts or sizes. A custom size stays only if the
 * template still allows custom sizes and has no equal standard size.
 */
export function renewChoice(choice: Choice, offered: CatalogueTemplate): Choice {
  const custom = isCustom(choice) && offered.hasCustomSizes ? choice.size : undefined
  const size = custom ? (sizeMatching(offered.children, custom) ?? custom) : childOr(offered, choice.size.id)
  return size ? withSize({ ...choice, offered }, size) : choice
}

function childOr({ children }: CatalogueTemplate, id: string | undefined): CatalogueSize | undefined {
  return children.find((child) => child.id === id) ?? defaultSize(children)
}

function withSize(choice: Choice, size: CatalogueSize): Choice {
  const material = materialAfterSizeChange(choice.material, size.materials)
  const sized = withinBounds({ ...choice, size })
  return material === choice.material ? sized : withMaterial(sized, material)
}
