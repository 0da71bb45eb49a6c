import { printableText, type Rewritten } from '@collagerie/core/text'
import { type CompositionEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { textCharacters } from '../navigation/shop-config.ts'

type WordsBox = HTMLInputElement | HTMLTextAreaElement

interface Words {
  /** The text in the field. */
  readonly shown: string
  readonly write: (typed: string) => void
  readonly onCompositionStart: () => void
  readonly onCompositionEnd: (event: CompositionEvent<WordsBox>) => void
  /** Names the characters that were not taken or are printed otherwise; empty if there are none. */
  readonly note: string
}

const MOST_NAMED = 8
/** Phones type it in every other French sentence, and on paper few could tell it from a straight one. */
const HARDLY_SEEN = /[\u2018\u2019]/u
/** The last ones: a pasted page may have all of them. */
const MOST_EXPLAINED = 3

/**
 * A field for text on the sheet: takes the characters that can be printed, and names the others and those that it
 * writes otherwise.
 */
export function useWords(
  value: string,
  /** Called with what was taken of the typed text. */
  onWrite: (text: string) => void,
  box: () => WordsBox | null | undefined,
): Words {
  const t = useTranslations('misc')
  const [refused, setRefused] = useState<readonly string[]>([])
  const [rewritten, setRewritten] = useState<readonly Rewritten[]>([])
  // While an input method composes, the field is its own: changing it would tear the composition apart.
  const [composed, setComposed] = useState<string>()
  const isComposing = useRef(false)

  function write(typed: string): void {
    const { text, refused: now, rewritten: all } = printableText(typed, textCharacters())
    const otherwise = all.filter(({ sign }) => !HARDLY_SEEN.test(sign))
    onWrite(text)
    if (isComposing.current) {
      setComposed(typed)
      return
    }
    setComposed(undefined)
    // The note stays while the customer goes on writing, otherwise there would be no time to read it.
    const isNew = typed === '' || isAnother(value, text)
    setRefused((before) => (isNew ? now : [...new Set([...before, ...now])]))
    setRewritten((before) => (isNew ? otherwise : together(before, otherwise)))
    if (text !== typed) keepCaret(box(), typed)
  }

  const named = refused.slice(0, MOST_NAMED).join(' ')
  const signs = refused.length > MOST_NAMED ? `${named} …` : named
  return {
    shown: composed ?? value,
    write,
    onCompositionStart() {
      isComposing.current = true
    },
    onCompositionEnd({ currentTarget }) {
      isComposing.current = false
      write(currentTarget.value)
    },
    note: [
      ...(refused.length === 0 ? [] : [t('notTaken', { count: refused.length, signs })]),
      ...rewritten.slice(-MOST_EXPLAINED).map(({ sign, as }) => t('printedAs', { sign, as })),
    ].join('\n'),
  }
}

/** The one written last comes last, each once. */
function together(before: readonly Rewritten[], now: readonly Rewritten[]): readonly Rewritten[] {
  return [...before.filter((known) => now.every(({ sign }) => sign !== known.sign)), ...now]
}

/** Whether a text has taken the place of another, rather than grown out of it. */
function isAnother(before: string, now: string): boolean {
  return (
    now.length > 1 && before.length > 1 && now.slice(0, 1) !== before.slice(0, 1) && now.slice(-1) !== before.slice(-1)
  )
}

/** Writing another text into a field sends the caret to its end; here it stays behind what was typed last. */
function keepCaret(box: WordsBox | null | undefined, typed: string): void {
  if (!box) return
  const before = typed.slice(0, box.selectionStart ?? typed.length)
  const caret = printableText(before, textCharacters()).text.length
  queueMicrotask(() => box.setSelectionRange(caret, caret))
}
