import { type CollagePage, readCollageXml, savedSheets } from '@collagerie/core/collage'
import { isChosen } from '@collagerie/core/format'
import { type PrintContent, readContent } from '../content/read-content.ts'
import { PrintFailure } from '../job/print-failure.ts'
import type { PrintJob } from '../job/print-job.ts'

/** The pages of a collage on the material it was ordered on, beside the content they are made from. */
export interface OpenedJob {
  readonly content: PrintContent
  readonly pages: readonly CollagePage[]
}

export async function openPages({ xml, material, content: folder, settings }: PrintJob): Promise<OpenedJob> {
  const { dpi } = settings
  if (!(dpi >= 30 && dpi <= 2400)) throw new PrintFailure('bad-resolution', String(dpi))
  const read = readCollageXml(xml)
  if (!read.ok) throw new PrintFailure('bad-collage', read.failure.reason)
  const content = await readContent(folder)
  const pages: CollagePage[] = []
  for (const [index, { template: saved, sheet }] of savedSheets(read.value).entries()) {
    const place = { page: index + 1 }
    const name = saved ? `${saved.templateId} ${saved.childTemplateId}` : ''
    if (!saved) throw new PrintFailure('no-template', name, place)
    const chosen = { ...saved, material: isChosen(material) ? material : saved.material }
    const template = await content.templates.find(chosen)
    if (!template) throw new PrintFailure('no-template', name, place)
    const isOffered = !isChosen(chosen.material) || content.templates.materials(chosen).includes(chosen.material)
    if (!isOffered) throw new PrintFailure('no-material', chosen.material, place)
    pages.push({ choice: chosen, template, userdata: sheet.userdata })
  }
  return { content, pages }
}
