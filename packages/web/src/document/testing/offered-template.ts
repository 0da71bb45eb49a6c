import type { CatalogueSize, CatalogueTemplate } from '@collagerie/core/catalogue'

function offeredSize(width: number, height: number): CatalogueSize {
  const id = `${width}x${height}`
  return { id, width, height, materials: ['', 'POSTER', 'PLEXI'], description: id, url: '' }
}

/** A generated design as the list offers it, in three sizes. */
export function offeredTemplate(design: string): CatalogueTemplate {
  const size = offeredSize(50, 40)
  return {
    ...size,
    id: `gen-${design}`,
    parent: '',
    tags: [],
    name: design,
    thumbWidth: 1,
    thumbHeight: 1,
    shortInfo: '',
    leftInfo: '',
    category: '',
    source: `gen:${design}`,
    sizeurl: '',
    labelurl: '',
    labelwebp: '',
    starturl: '',
    visible: true,
    isTileBased: false,
    hasCustomSizes: true,
    isCustom: false,
    isMaterialSpecific: true,
    type: 'generated',
    children: [size, offeredSize(75, 50), offeredSize(60, 40)],
  }
}
