import { type CatalogueSize, type CatalogueTemplate, sourceOfDesign } from '../../catalogue/index.ts'
import { type DesignType, designFor } from '../../designs/index.ts'
import { type Format, formatId, materialsFor, STANDARD_SIZES } from '../../format/index.ts'
import { type Choice, startChoice } from '../choice.ts'

function sizeOf(format: Format, isTiles: boolean): CatalogueSize {
  const id = formatId(format)
  return { id, ...format, materials: materialsFor(format, isTiles ? 'tiles' : 'sheets'), description: id, url: '' }
}

/** A template as the theme list offers it: a generated design, or a drawn one. */
export function offeredTemplate(
  design: DesignType | 'static',
  formats: readonly Format[] = STANDARD_SIZES,
  changes: Partial<CatalogueTemplate> = {},
): CatalogueTemplate {
  const isTiles = designFor(design).isTileBased
  return {
    id: `gen-${design}`,
    parent: '',
    tags: [],
    name: design,
    thumbWidth: 1,
    thumbHeight: 1,
    description: '',
    width: 50,
    height: 40,
    materials: [''],
    shortInfo: '',
    leftInfo: '',
    category: '',
    source: design === 'static' ? 'static:drawn' : sourceOfDesign(design),
    url: '',
    sizeurl: '',
    labelurl: '',
    labelwebp: '',
    starturl: '',
    visible: true,
    isTileBased: isTiles,
    hasCustomSizes: !isTiles && design !== 'static',
    isCustom: false,
    isMaterialSpecific: true,
    type: design === 'static' ? 'static' : 'generated',
    children: formats.map((format) => sizeOf(format, isTiles)),
    ...changes,
  }
}

export function startedChoice(...offer: Parameters<typeof offeredTemplate>): Choice {
  const choice = startChoice(offeredTemplate(...offer))
  if (!choice) throw new Error('the template offers no size')
  return choice
}

/** A choice with unchecked values; its next change brings them within bounds. */
export function withValues(choice: Choice, values: Choice['values']): Choice {
  return { ...choice, values: { ...choice.values, ...values } }
}
