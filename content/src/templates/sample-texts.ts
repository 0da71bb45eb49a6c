import type { TextMeaning } from '@collagerie/core/template'
import type { SampleTexts, StaticTemplate } from './static-template.ts'
import { TEXT_MEANINGS_OF } from './text-meanings.ts'

/** Where the template says nothing of its own. */
const USUAL: SampleTexts = { txt1: 'Amélie & Tom', txt2: '12 · 06 · 2026' }

/** As the editor's hints have it: whoever liked a name in the picture finds the same one waiting on the sheet. */
const TITLES: Readonly<Partial<Record<TextMeaning, string>>> = {
  child: 'Louise',
  family: 'Famille Martin',
  place: 'Lac de Garde',
}

/** What a picture of the shop writes in a slot of a drawn template, or of a design where none is named. */
export function sampleTexts(source?: Pick<StaticTemplate, 'id' | 'sample'>): (slot: string) => string {
  const written: Readonly<Record<string, string>> = { ...(source ? ofTemplate(source) : USUAL) }
  return (slot) => written[slot] ?? ''
}

function ofTemplate({ id, sample }: Pick<StaticTemplate, 'id' | 'sample'>): SampleTexts {
  const [title] = TEXT_MEANINGS_OF[id]
  return sample ?? { ...USUAL, txt1: TITLES[title] ?? USUAL.txt1 }
}
