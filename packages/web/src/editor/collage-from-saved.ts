import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { savedChoice } from '@collagerie/core/choice'
import { type Collage, readCollageXml, type SavedCollage } from '@collagerie/core/collage'
import { templateOf } from '../template/template-of.ts'

/** Why something saved cannot be opened; the words go into the address of the error page. */
export class LoadFailure extends Error {}

export interface RestoredCollage {
  readonly saved: SavedCollage
  readonly collage: Collage
}

/** Makes a document of what was stored, on the templates that are offered now. */
export async function collageFromSaved(xml: string, templates: readonly CatalogueTemplate[]): Promise<RestoredCollage> {
  const read = readCollageXml(xml)
  if (!read.ok) throw new LoadFailure("Couldn't parse the xml data")
  const saved = read.value
  const [template] = saved.templates
  const offered = templates.find(({ id }) => id === template?.templateId)
  const choice = template && offered && savedChoice(offered, template)
  // A collage of several pages has no single sheet to put on the table.
  if (!choice || saved.content.kind !== 'sheet') throw new LoadFailure("Couldn't find template")
  const { id: templateId } = choice.offered
  const collage = {
    choice: { templateId, childTemplateId: choice.size.id, material: choice.material },
    template: await templateOf(choice).catch((error: unknown) => {
      throw new LoadFailure("Couldn't find template", { cause: error })
    }),
    userdata: saved.content.sheet.userdata,
  }
  return { saved, collage }
}
