import type { CollagePage } from '@collagerie/core/collage'
import type { TextLayer } from '@collagerie/core/template'
import { TITLE_FONTS, TITLE_SLOT } from '@collagerie/core/text'
import { faceOf } from '@collagerie/painter'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { browserMeasure } from '../../painting/browser-platform.ts'
import { SheetCanvas } from '../../painting/sheet-canvas.tsx'
import { librarySource } from '../../photos/library-store.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { useTouch } from '../../ui/media-hook.ts'
import { Select } from '../../ui/select.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { WordsField } from '../../writing/words-field.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { useKeptWork } from '../dialogs/use-kept-work.ts'
import { openOver, useEditorUi } from '../editor-ui-store.ts'
import { afterDialog } from '../focus-stop.ts'
import { pageWithTexts } from './page-with-texts.ts'
import { sheetPart, titlePosition } from './sheet-part.ts'
import styles from './text-dialog.module.css'
import { tinyCapitalsMm } from './tiny-capitals-mm.ts'
import {
  commandsOfEdits,
  editedTexts,
  shownLook,
  startEdits,
  type TitleEdits,
  type TitleLook,
  titleFits,
  titleStyle,
  titlesFit,
  typeTitle,
  uncutEdits,
} from './title-edits.ts'
import { titleLayers } from './title-layers.ts'
import { useFonts } from './use-fonts.ts'
import { useWhenOpened } from './use-when-opened.ts'

const STYLE_NAMES = {
  modern1: 'fontModern1',
  modern2: 'fontModern2',
  classic: 'fontClassic',
  playful: 'fontPlayful',
} as const

const FONTS = TITLE_FONTS.map(({ font }) => font)

interface Props {
  readonly page: CollagePage
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function TitleDialog({ page, isOpen, onClose }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      title={t('layertext.dialogTitle')}
      closeLabel={t('misc.close')}
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
    >
      <TitleEditor page={page} onClose={onClose} />
    </Dialog>
  )
}

function TitleEditor({ page, onClose }: Omit<Props, 'isOpen'>) {
  const t = useTranslations()
  const weights = titleLayers(page).map((layer) => titleStyle(page, layer))
  const fonts = useFonts(FONTS, weights.join(' '))
  return fonts ? (
    <TitleForm {...{ page, fonts, onClose }} weight={weights[0] ?? ''} />
  ) : (
    <Spinner label={t('misc.loading')} />
  )
}

interface FormProps extends Omit<Props, 'isOpen'> {
  readonly fonts: readonly string[]
  /** The weight of the font names, which is loaded for the title anyway. */
  readonly weight: string
}

/** The texts as they are being changed, and how to keep them. */
function useTitleEdits(page: CollagePage) {
  const [start] = useState(() => startEdits(page))
  const [edits, setEdits] = useState<TitleEdits>(start)
  /** As it was when all words fitted last. */
  const [fitting, setFitting] = useState<TitleEdits>(start)
  const [tooLong, setTooLong] = useState<string>()

  function turnTo(next: TitleEdits): void {
    setEdits(next)
    if (titlesFit(next, page, browserMeasure())) setFitting(next)
  }

  const commandsOf = (kept: TitleEdits) => (kept === start ? [] : commandsOfEdits(kept, page, browserMeasure()))
  const keep = useKeptWork(
    () => commandsOf(edits),
    () => commandsOf(uncutEdits(edits, fitting, page, browserMeasure())),
  )

  return {
    edits,
    isTooLong: (layer: TextLayer) => tooLong === layer.slot || !titleFits(edits, page, layer, browserMeasure()),
    type: (layer: TextLayer, typed: string) => {
      const next = typeTitle(edits, page, layer, typed, browserMeasure())
      turnTo(next.edits)
      setTooLong(next.isTooLong ? layer.slot : undefined)
    },
    change: (part: Partial<TitleLook>) => {
      setTooLong(undefined)
      turnTo({ ...edits, chosen: { ...edits.chosen, ...part } })
    },
    keep,
  }
}

/** The fonts to choose from. A template's own that is not in the list can be kept and returned to. */
function useFontChoices(fonts: readonly string[], weight: string, chosen: string) {
  const t = useTranslations('layertext')
  const [ownFont] = useState(() => (FONTS.includes(chosen) ? undefined : chosen))
  const offered = TITLE_FONTS.filter(({ font }) => fonts.includes(font)).map(({ font, style }) => ({
    font,
    label: t(STYLE_NAMES[style]),
  }))
  const choices = ownFont === undefined ? offered : [{ font: ownFont, label: t('fontOfTemplate') }, ...offered]
  return choices.map(({ font, label }) => ({ id: font, label, fontFamily: faceOf(font, weight).family }))
}

function TitleForm({ page, fonts, weight, onClose }: FormProps) {
  const t = useTranslations('layertext')
  const { edits, isTooLong, type, change, keep } = useTitleEdits(page)
  const layers = useMemo(() => titleLayers(page), [page])
  const fields = useRef<HTMLDivElement>(null)
  /** Where writing starts: the pressed text, or the first one. */
  const first = useEditorUi(({ slot }) => (layers.find((layer) => layer.slot === slot) ?? layers[0])?.slot)
  const isByTouch = useTouch()
  useWhenOpened(() => {
    // On touch screens the keyboard would cover the dialog before it is seen.
    if (isByTouch) return
    const boxes = fields.current?.querySelectorAll('textarea')
    const box = boxes?.[layers.findIndex((layer) => layer.slot === first)]
    box?.focus()
    // Typing replaces what is there; an arrow key goes on behind it.
    box?.select()
  })
  const look = shownLook(edits, page)
  const choices = useFontChoices(fonts, weight, look.font)

  function apply(): void {
    keep()
    onClose()
  }

  function writeOnSheet(): void {
    apply()
    if (first !== undefined) afterDialog(() => openOver({ kind: 'text', slot: first }))
  }

  return (
    <div className={styles.form}>
      <TitlePreview page={page} edits={edits} />
      <div ref={fields} className={styles.fields}>
        {layers.map((layer) => (
          <TitleField
            key={layer.slot}
            layer={layer}
            text={edits.words[layer.slot] ?? ''}
            isTooLong={isTooLong(layer)}
            tiny={tinyCapitalsMm(edits, page, layer, browserMeasure())}
            onType={(typed) => type(layer, typed)}
          />
        ))}
        <div className={styles.pair}>
          <Select label={t('fontStyle')} choices={choices} selected={look.font} onSelect={(font) => change({ font })} />
          <Checkbox isSelected={look.caps} onChange={(caps) => change({ caps })}>
            {t('caps')}
          </Checkbox>
        </div>
        <ColourField label={t('changeColour')} colour={look.color} onChoose={(color) => change({ color })} />
        <DialogActions>
          <Button onPress={writeOnSheet}>{t('writeOnSheet')}</Button>
          <Button look="primary" onPress={apply}>
            {t('apply')}
          </Button>
        </DialogActions>
      </div>
    </div>
  )
}

interface FieldProps {
  readonly layer: TextLayer
  readonly text: string
  readonly isTooLong: boolean
  /** The height of its capitals, if they will be tiny. */
  readonly tiny: number | undefined
  readonly onType: (typed: string) => void
}

function TitleField({ layer, text, isTooLong, tiny, onType }: FieldProps) {
  const t = useTranslations()
  const isTitle = layer.slot === TITLE_SLOT
  const { meaning } = layer
  return (
    <WordsField
      lines="growing"
      label={t(meaning ? `textlabel.${meaning}` : isTitle ? 'layertext.title' : 'layertext.subtitle')}
      placeholder={t(
        meaning ? `texthint.${meaning}` : isTitle ? 'layertext.titlePlaceholder' : 'layertext.subtitlePlaceholder',
      )}
      value={text}
      onWrite={onType}
      {...(tiny !== undefined && !isTooLong && { hint: t('lettering.tiny', { height: tiny }) })}
      error={isTooLong ? t(isTitle ? 'misc.titleTooLong' : 'layertext.subtitleTooLong') : undefined}
    />
  )
}

/** The future sheet; on a phone only the strip with the texts. */
function TitlePreview({ page, edits }: { readonly page: CollagePage; readonly edits: TitleEdits }) {
  const t = useTranslations('layertext')
  const isNarrow = useNarrow()
  const isDrawn = page.template.designer !== 'generated'
  const part = useMemo(() => {
    const written = pageWithTexts(page, editedTexts(edits, page, browserMeasure()))
    return isNarrow ? sheetPart(written, titlePosition(page)) : written
  }, [page, edits, isNarrow])
  const { width, height } = part.template.format
  return (
    <div
      className={isNarrow ? (isDrawn ? styles.field : styles.strip) : styles.picture}
      style={{ ['--proportion' as string]: width / height }}
      role="img"
      aria-label={t('preview')}
    >
      <SheetCanvas page={part} source={librarySource} />
    </div>
  )
}
