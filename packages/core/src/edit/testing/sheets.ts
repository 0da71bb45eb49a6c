import { type CollagePage, newCollagePage, type TemplateChoice } from '../../collage/index.ts'
import { designFor, generateTemplate } from '../../designs/index.ts'
import type { Material } from '../../format/index.ts'
import type { Template } from '../../template/index.ts'

export interface Sheet {
  readonly choice: TemplateChoice
  readonly template: Template
}

/** A generated sheet of 50 x 40 cm. */
export function sheet(design: string, values: Readonly<Record<string, number>> = {}, material: Material = ''): Sheet {
  const template = generateTemplate(designFor(design), { format: { width: 50, height: 40 }, material, values })
  return { choice: { templateId: `gen-${design}`, childTemplateId: '50x40', material }, template }
}

/** An even grid, with room for a title. */
export function grid(columns: number, rows: number, hasText = 0): Sheet {
  return sheet('alleven', { numberVert: columns, numberHor: rows, hasText })
}

export function collageOn({ choice, template }: Sheet): CollagePage {
  return newCollagePage(choice, template)
}
