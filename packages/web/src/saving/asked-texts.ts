import { type CollagePage, unwrittenTexts } from '@collagerie/core/collage'
import { create } from 'zustand'

interface AskedTexts {
  readonly draftId: string
  readonly texts: ReadonlySet<string>
}

/** The unwritten texts the last question was about. */
const useAsked = create<AskedTexts>()(() => ({ draftId: '', texts: new Set() }))

export function rememberAskedTexts(draftId: string, pages: readonly CollagePage[]): void {
  useAsked.setState({ draftId, texts: new Set(textsOf(pages)) })
}

/** One question is about all texts: whoever then writes some of them means the others to stay out. */
export function isRestLeftOut(draftId: string, pages: readonly CollagePage[]): boolean {
  const asked = useAsked.getState()
  if (asked.draftId !== draftId) return false
  const left = textsOf(pages)
  return left.length < asked.texts.size && left.every((text) => asked.texts.has(text))
}

const textsOf = (pages: readonly CollagePage[]) =>
  pages.flatMap((page, index) => unwrittenTexts(page).map(({ slot }) => `${index} ${slot}`))
