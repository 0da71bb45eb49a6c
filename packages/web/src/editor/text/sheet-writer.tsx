import { type CollagePage, textLook } from '@collagerie/core/collage'
import type { TextLayer } from '@collagerie/core/template'
import { type TextData, TITLE_SLOT } from '@collagerie/core/text'
import { faceOf } from '@collagerie/painter'
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { run, useDocument } from '../../document/document-store.ts'
import { browserMeasure } from '../../painting/browser-platform.ts'
import { useWords } from '../../writing/use-words.ts'
import { closeOver, openedSlot, useEditorUi } from '../editor-ui-store.ts'
import { focusStop } from '../focus-stop.ts'
import { fieldLook } from './field-look.ts'
import styles from './sheet-writer.module.css'
import { collageWithTexts, draftText, startDraft, titleFits, titleLayers, typeTitle } from './title-draft.ts'
import { useKeepBeside } from './use-keep-beside.ts'
import { useWhenGone } from './use-when-gone.ts'
import { useWhenOpened } from './use-when-opened.ts'

interface Props {
  readonly page: CollagePage
  /** The example that the sheet shows for an empty text. */
  readonly hint: (slot: string) => string
  /** Shows an unfinished text on the sheet; undefined shows the stored one. */
  readonly onDraft: (slot: string, text: TextData | undefined) => void
  /** Zooms in on a text far enough to write it. */
  readonly onOpen: (layer: TextLayer, fontSize: number) => void
}

/** Writes title and subtitle in place. Only this renders for a letter; the sheet paints the letters itself. */
export function SheetWriter({ page, ...props }: Props) {
  const slot = useEditorUi(openedSlot('text'))
  const layer = titleLayers(page).find((each) => each.slot === slot)
  return layer ? <Writer key={slot} page={page} layer={layer} {...props} /> : null
}

function Writer({ page, layer, hint, onDraft, onOpen }: Props & { readonly layer: TextLayer }) {
  const t = useTranslations()
  const ids = { keys: useId(), said: useId() }
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const aside = useRef<HTMLDivElement>(null)
  const [start] = useState(() => startDraft(page))
  const [pageIndex] = useState(() => useDocument.getState().shown)
  const [draft, setDraft] = useState(start)
  const [isCut, setCut] = useState(false)
  const { slot, meaning, width } = layer
  const words = draft.words[slot] ?? ''
  const isTitle = slot === TITLE_SLOT
  const measure = browserMeasure()
  const isTooLong = isCut || !titleFits(draft, page, layer, measure)
  const ended = useRef(false)

  const { shown, write, note, ...composing } = useWords(words, type, () => field.current)

  function type(typed: string): void {
    const next = typeTitle(draft, page, layer, typed, browserMeasure())
    setDraft(next.draft)
    setCut(next.isTooLong)
    onDraft(slot, draftText(next.draft, page, layer, browserMeasure()))
  }

  const hasChanged = words.trim() !== (start.words[slot] ?? '').trim()

  function end(how: 'take' | 'leave'): void {
    if (ended.current) return
    ended.current = true
    if (how === 'take' && hasChanged) {
      run({ kind: 'set text', slot, text: draftText(draft, page, layer, browserMeasure()) }, undefined, pageIndex)
    }
    onDraft(slot, undefined)
    if (openedSlot('text')(useEditorUi.getState()) === slot) closeOver('text')
  }

  // The back button or another page removes the field without an event.
  useWhenGone(() => end('take'))

  const painted = hasChanged
    ? textLook(collageWithTexts(page, { [slot]: draftText(draft, page, layer, measure) }), layer)
    : textLook(page, layer)
  const seen =
    painted.text === '' ? draftText({ ...draft, words: { [slot]: hint(slot) } }, page, layer, measure) : painted
  const look = fieldLook(seen, layer, measure)

  useWhenOpened(() => {
    onOpen(layer, look.fontSize)
    field.current?.focus()
    field.current?.select()
  })
  useKeepBeside(aside, place)

  function onKey(event: KeyboardEvent): void {
    const { key, shiftKey, nativeEvent } = event
    if (nativeEvent.isComposing || !(key === 'Escape' || (key === 'Enter' && !shiftKey))) return
    event.preventDefault()
    event.stopPropagation()
    end(key === 'Enter' ? 'take' : 'leave')
    focusStop(slot)
  }

  const { canvas } = page.template
  const label = t(meaning ? `textlabel.${meaning}` : isTitle ? 'layertext.title' : 'layertext.subtitle')
  return (
    <>
      <div
        ref={place}
        className={styles.place}
        style={{
          left: `${(layer.x / canvas.width) * 100}%`,
          top: `${(layer.y / canvas.height) * 100}%`,
          width: `${(width / canvas.width) * 100}%`,
          height: `${(layer.height / canvas.height) * 100}%`,
          rotate: `${layer.rotation}deg`,
        }}
      >
        <textarea
          ref={field}
          className={styles.field}
          aria-label={label}
          aria-invalid={isTooLong}
          aria-describedby={`${ids.keys} ${ids.said}`}
          placeholder={hint(slot)}
          enterKeyHint="done"
          spellCheck={false}
          style={{
            ...lengths({ ...look, width }),
            fontFamily: `"${faceOf(seen.font, seen.weight).family}"`,
            textAlign: seen.align,
            textTransform: seen.caps ? 'uppercase' : 'none',
            caretColor: seen.color,
          }}
          value={shown}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          {...composing}
          onKeyDown={onKey}
          // Keeps the field aligned with the painted letters.
          onScroll={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
          // While another window has the keyboard, the field is still focused here.
          onBlur={({ currentTarget }) => currentTarget === document.activeElement || end('take')}
        />
      </div>
      <div ref={aside} className={styles.aside}>
        <p id={ids.said} role="status">
          {note || (isTooLong ? t(isTitle ? 'misc.titleTooLong' : 'layertext.subtitleTooLong') : '')}
        </p>
        <p id={ids.keys} className={styles.keys}>
          {t('layertext.writeKeys')}
        </p>
      </div>
    </>
  )
}

function lengths({
  fontSize,
  letterSpacing,
  step,
  left,
  right,
  top,
  width,
}: ReturnType<typeof fieldLook> & { readonly width: number }): CSSProperties {
  return {
    ['--width' as string]: width,
    ['--size' as string]: fontSize,
    ['--spacing' as string]: letterSpacing,
    ['--step' as string]: step,
    ['--left' as string]: left,
    ['--right' as string]: right,
    ['--top' as string]: top,
  }
}
