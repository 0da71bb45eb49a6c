import { refuse } from '../result/index.ts'
import { readVariation, type Variation } from '../template/index.ts'
import type { XmlElement } from '../xml/index.ts'
import { lengthAttribute } from './bounded-attribute.ts'
import { layoutFault } from './layout-fault.ts'

/** The layout a collage was saved with. */
export function readSavedLayout(element: XmlElement, canvas: XmlElement | undefined, isGenerated: boolean): Variation {
  if (!canvas) return refuse('collage-layout', 'variation: the size of its sheet is missing', element.line)
  const sheet = { width: lengthAttribute(canvas, 'width'), height: lengthAttribute(canvas, 'height') }
  const variation = readVariation(element)
  const fault = layoutFault(variation, sheet, { isGenerated })
  if (!fault) return variation
  const at = fault.layer === undefined ? element : element.children[fault.layer]
  return refuse('collage-layout', `variation: ${fault.reason}`, at?.line)
}
