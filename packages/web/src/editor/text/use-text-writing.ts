import { type CollagePage, textLook } from '@collagerie/core/collage'
import type { TextLayer } from '@collagerie/core/template'
import type { TextData } from '@collagerie/core/text'
import { type RefObject, useRef, useState } from 'react'
import { run, useDocument } from '../../document/document-store.ts'
import { browserMeasure } from '../../painting/browser-platform.ts'
import { useWords } from '../../writing/use-words.ts'
import { closeOver, openedSlot, useEditorUi } from '../editor-ui-store.ts'
import { fieldLook } from './field-look.ts'
import { pageWithTexts } from './page-with-texts.ts'
import { editedText, startEdits, titleFits, typeTitle } from './title-edits.ts'
import { useWhenGone } from './use-when-gone.ts'

export interface Writing {
  readonly page: CollagePage
  readonly layer: TextLayer
  /** The example that the sheet shows for an empty text. */
  readonly hint: (slot: string) => string
  /** Shows an unfinished text on the sheet; undefined shows the stored one. */
  readonly onDraft: (slot: string, text: TextData | undefined) => void
}

/** A text of the sheet while it is written in its place: what is typed, how that looks, and how writing ends. */
export function useTextWriting({ page, layer, hint, onDraft }: Writing, field: RefObject<HTMLTextAreaElement | null>) {
  const [start] = useState(() => startEdits(page))
  const [pageIndex] = useState(() => useDocument.getState().shown)
  const [edits, setEdits] = useState(start)
  const [isCut, setCut] = useState(false)
  const { slot } = layer
  const words = edits.words[slot] ?? ''
  const measure = browserMeasure()
  const ended = useRef(false)

  const typing = useWords(words, type, () => field.current)

  function type(typed: string): void {
    const next = typeTitle(edits, page, layer, typed, browserMeasure())
    setEdits(next.edits)
    setCut(next.isTooLong)
    onDraft(slot, editedText(next.edits, page, layer, browserMeasure()))
  }

  const hasChanged = words.trim() !== (start.words[slot] ?? '').trim()

  function end(how: 'take' | 'leave'): void {
    if (ended.current) return
    ended.current = true
    if (how === 'take' && hasChanged) {
      run({ kind: 'set text', slot, text: editedText(edits, page, layer, browserMeasure()) }, undefined, pageIndex)
    }
    onDraft(slot, undefined)
    if (openedSlot('text')(useEditorUi.getState()) === slot) closeOver('text')
  }

  // The back button or another page removes the field without an event.
  useWhenGone(() => end('take'))

  const painted = hasChanged
    ? textLook(pageWithTexts(page, { [slot]: editedText(edits, page, layer, measure) }), layer)
    : textLook(page, layer)
  const seen =
    painted.text === '' ? editedText({ ...edits, words: { [slot]: hint(slot) } }, page, layer, measure) : painted

  return {
    typing,
    isTooLong: isCut || !titleFits(edits, page, layer, measure),
    seen,
    look: fieldLook(seen, layer, measure),
    end,
  }
}
