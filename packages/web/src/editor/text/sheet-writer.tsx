import type { Format } from '@collagerie/core/format'
import type { TextLayer } from '@collagerie/core/template'
import { type TextData, TITLE_SLOT } from '@collagerie/core/text'
import { faceOf } from '@collagerie/painter'
import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { openedSlot, useEditorUi } from '../editor-ui-store.ts'
import { focusStop } from '../focus-stop.ts'
import type { FieldLook } from './field-look.ts'
import styles from './sheet-writer.module.css'
import { titleLayers } from './title-layers.ts'
import { useKeepBeside } from './use-keep-beside.ts'
import { useTextWriting, type Writing } from './use-text-writing.ts'
import { useWhenOpened } from './use-when-opened.ts'

interface Props extends Omit<Writing, 'layer'> {
  /** Zooms in on a text far enough to write it. */
  readonly onOpen: (layer: TextLayer, fontSize: number) => void
}

/** Writes title and subtitle in place. Only this renders for a letter; the sheet paints the letters itself. */
export function SheetWriter({ page, ...props }: Props) {
  const slot = useEditorUi(openedSlot('text'))
  const layer = titleLayers(page).find((each) => each.slot === slot)
  return layer ? <Writer key={slot} page={page} layer={layer} {...props} /> : null
}

function Writer({ onOpen, ...writing }: Props & { readonly layer: TextLayer }) {
  const t = useTranslations()
  const ids = { keys: useId(), said: useId() }
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const aside = useRef<HTMLDivElement>(null)
  const { page, layer, hint } = writing
  const { slot, meaning } = layer
  const isTitle = slot === TITLE_SLOT
  const { typing, isTooLong, seen, look, end } = useTextWriting(writing, field)
  const { shown, write, note, ...composing } = typing

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

  const label = t(meaning ? `textlabel.${meaning}` : isTitle ? 'layertext.title' : 'layertext.subtitle')
  return (
    <>
      <div ref={place} className={styles.place} style={placeOf(layer, page.template.format)}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label={label}
          aria-invalid={isTooLong}
          aria-describedby={`${ids.keys} ${ids.said}`}
          placeholder={hint(slot)}
          enterKeyHint="done"
          spellCheck={false}
          style={lettersOf(seen, { ...look, width: layer.width })}
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

function placeOf({ x, y, width, height, rotation }: TextLayer, format: Format): CSSProperties {
  return {
    left: `${(x / format.width) * 100}%`,
    top: `${(y / format.height) * 100}%`,
    width: `${(width / format.width) * 100}%`,
    height: `${(height / format.height) * 100}%`,
    rotate: `${rotation}deg`,
  }
}

type Lengths = FieldLook & { readonly width: number }

/** Lays the typed letters over the painted ones. */
function lettersOf(seen: TextData, { fontSize, letterSpacing, step, left, right, top, width }: Lengths): CSSProperties {
  return {
    ['--width' as string]: width,
    ['--size' as string]: fontSize,
    ['--spacing' as string]: letterSpacing,
    ['--step' as string]: step,
    ['--left' as string]: left,
    ['--right' as string]: right,
    ['--top' as string]: top,
    fontFamily: `"${faceOf(seen.font, seen.weight).family}"`,
    textAlign: seen.align,
    textTransform: seen.caps ? 'uppercase' : 'none',
    caretColor: seen.color,
  }
}
