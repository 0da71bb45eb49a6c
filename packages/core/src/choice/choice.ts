import type { CatalogueSize, CatalogueTemplate } from '../catalogue/index.ts'
import { type Design, type DesignControl, type DesignInput, generateTemplate, settle } from '../designs/index.ts'
import { CUSTOM_SIZE_ID, defaultSize, type Format, type Material } from '../format/index.ts'
import type { DesignValues, Template } from '../template/index.ts'
import { offeredDesign } from './offered-design.ts'

/** A customer's choice on a template's page: size, material and, for generated designs, the controls. */
export interface Choice {
  readonly offered: CatalogueTemplate
  /** A standard size of the template, or the custom size. */
  readonly size: CatalogueSize
  /** The standard size before the custom one, restored when the custom size is cleared. */
  readonly standardId?: string
  readonly material: Material
  /** Always complete and within the bounds of this size and material. Static templates have none. */
  readonly values: DesignValues
}

export function startChoice(offered: CatalogueTemplate): Choice | undefined {
  const size = defaultSize(offered.children)
  return size && withinBounds({ offered, size, material: size.materials[0] ?? '', values: {} })
}

export function isCustom(choice: Choice): boolean {
  return choice.size.id === CUSTOM_SIZE_ID
}

export function designOf(choice: Choice): Design | undefined {
  return offeredDesign(choice.offered)
}

/** The size of the visible front. For tiles it follows from their number. */
export function formatOf(choice: Choice): Format {
  const chosen = { width: choice.size.width, height: choice.size.height }
  return designOf(choice)?.formatFor?.(choice.values) ?? chosen
}

export function controlsOf(choice: Choice): readonly DesignControl[] {
  return designOf(choice)?.controls(inputOf(choice)) ?? []
}

/** The generated layout; a static template's comes from its XML file instead. */
export function generatedTemplateOf(choice: Choice): Template | undefined {
  const design = designOf(choice)
  return design && generateTemplate(design, inputOf(choice))
}

/** Brings the values back within their bounds after another part has changed. */
export function withinBounds(choice: Choice): Choice {
  const design = designOf(choice)
  return design ? { ...choice, values: settle(design, inputOf(choice)) } : choice
}

export function inputOf(choice: Choice): DesignInput {
  const { size, material, values } = choice
  return { format: { width: size.width, height: size.height }, material, values }
}
