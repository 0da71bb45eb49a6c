import { type CollagePage, photoSlotOf, slotDataOf } from '@collagerie/core/collage'
import type { Size } from '@collagerie/core/geometry'
import {
  FONT_SIZES,
  fitText,
  PHOTO_TEXT_DEFAULTS,
  PHOTO_TEXT_FONTS,
  photoTextColour,
  photoTextGround,
  TEXT_ALIGNS,
  TEXT_BACKGROUNDS,
  TEXT_VALIGNS,
  type TextData,
  textFits,
  typeText,
} from '@collagerie/core/text'
import { faceOf, onFront } from '@collagerie/painter'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { browserMeasure } from '../../painting/browser-platform.ts'
import { SheetCanvas } from '../../painting/sheet-canvas.tsx'
import { librarySource } from '../../photos/library-store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, useWhenPulled } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { REPEATS } from '../../ui/ignore-double-clicks.ts'
import { Select } from '../../ui/select.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { WordsField } from '../../writing/words-field.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { IconChoice } from './icon-choice.tsx'
import { nextFontSize } from './next-font-size.ts'
import { photoPart } from './sheet-part.ts'
import { startPhotoText } from './start-photo-text.ts'
import styles from './text-dialog.module.css'
import { useFonts } from './use-fonts.ts'
import { usePhotoPixels } from './use-photo-pixels.ts'

interface Props {
  readonly page: CollagePage
  readonly slot: string
  /** The visible part of the slot, if it is not all visible. */
  readonly shape?: HTMLCanvasElement | undefined
  /** Closes the dialog with what was written, undefined if nothing was changed. */
  readonly onDone: (text: TextData | undefined) => void
  /** Closes the dialog without a change. */
  readonly onCancel: () => void
  /** Returns to the photo itself with what was written. */
  readonly onEdit: (text: TextData | undefined) => void
}

/** Edits the text on a photo. */
export function PhotoTextDialog({ onCancel, ...rest }: Props) {
  const t = useTranslations()
  const fonts = useFonts(PHOTO_TEXT_FONTS, PHOTO_TEXT_DEFAULTS.weight)
  return (
    <Dialog title={t('photoedit.addTextTitle')} closeLabel={t('misc.cancel')} isOpen onClose={onCancel} width="wide">
      {fonts ? <PhotoTextForm {...rest} fonts={fonts} /> : <Spinner label={t('misc.loading')} />}
    </Dialog>
  )
}

const CAPITAL = {
  left: 'Left',
  center: 'Center',
  right: 'Right',
  top: 'Top',
  middle: 'Middle',
  bottom: 'Bottom',
} as const
const NOWHERE = { box: { x: 0, y: 0, width: 0, height: 0 }, rotation: 0 }
const GROUNDS = { none: 'backgroundNone', back1: 'backgroundBack1', back2: 'backgroundBack2' } as const

/** Named by their look, like the title's fonts. */
const FONT_NAMES: Readonly<
  Record<string, 'photoedit.fontModern' | 'photoedit.fontHand' | 'layertext.fontPlayful' | 'layertext.fontClassic'>
> = {
  Roboto: 'photoedit.fontModern',
  'Indie Flower': 'photoedit.fontHand',
  McLaren: 'layertext.fontPlayful',
  Rasa: 'layertext.fontClassic',
}

const POINTS_TO_CM = 2.54 / 72

type FormProps = Omit<Props, 'onCancel'> & { readonly fonts: readonly string[] }

function PhotoTextForm({ page, slot, shape, fonts, onDone, onEdit }: FormProps) {
  const t = useTranslations('photoedit')
  const all = useTranslations()
  const photo = useMemo(() => photoSlotOf(page.template, slot) ?? NOWHERE, [page, slot])
  /** Words stay on the visible front, even if the photo extends into bleed or wrap. */
  const box: Size = useMemo(() => onFront(photo.box, photo.rotation, page.template.canvas), [photo, page])
  const measure = browserMeasure()
  const [start] = useState(() => startPhotoText(page, slot, box, measure))
  const [written, setWritten] = useState(start)
  // The chosen size: long words shrink the text, and it grows back when they go.
  const [wanted, setWanted] = useState(start.fontSize)
  const [isTooLong, setTooLong] = useState(false)
  /** A first text that would be unreadable gets a band automatically, until the customer chooses. */
  const [hasOwnGround, setOwnGround] = useState(() => slotDataOf(page, slot)?.text !== undefined)
  const pixels = usePhotoPixels(page, slot)
  const text = useMemo(() => {
    if (!pixels || !written.automaticColor) return written
    const background = hasOwnGround ? written.background : photoTextGround(written, box, pixels, measure)
    const grounded = { ...written, background }
    return { ...grounded, color: photoTextColour(grounded, box, pixels, measure) }
  }, [written, hasOwnGround, pixels, box, measure])
  // An unchanged text keeps its words and the size that a larger slot would show.
  const changed = written === start ? undefined : text
  const done = () => onDone(changed)
  useWhenPulled(done)
  const larger = nextFontSize(text.fontSize, 1)
  const smaller = nextFontSize(text.fontSize, -1)
  const canGrow = larger !== undefined && textFits({ ...text, fontSize: larger }, box, measure)

  function type(typed: string): void {
    const { text: words } = typeText({ ...written, fontSize: FONT_SIZES[0] }, typed, box, measure)
    setWritten(fitText({ ...written, text: words, fontSize: wanted }, box, measure))
    setTooLong(words !== typed)
  }

  /** Another font may need more room: the text then shrinks as in another template. */
  function change(part: Partial<TextData>): void {
    const fontSize = part.fontSize ?? wanted
    setTooLong(false)
    if (part.background !== undefined || part.color !== undefined) setOwnGround(true)
    setWanted(fontSize)
    setWritten(fitText({ ...text, ...part, fontSize }, box, measure))
  }

  return (
    <div className={styles.form}>
      <PhotoPreview {...{ page, slot, shape, text }} />
      <div className={styles.fields}>
        <WordsField
          lines="many"
          label={t('text')}
          placeholder={t('addTextPlaceholder')}
          value={text.text}
          onWrite={type}
          error={isTooLong ? t('textTooLong') : undefined}
        />
        <div className={styles.pair}>
          <Select
            label={t('font')}
            choices={fonts.map((font) => ({
              id: font,
              label: all(FONT_NAMES[font] ?? 'photoedit.font'),
              fontFamily: faceOf(font, text.weight).family,
            }))}
            selected={text.font}
            onSelect={(font) => change({ font })}
          />
          <div role="group" aria-label={t('fontSize')} className={styles.size} {...REPEATS}>
            <Button
              look="icon"
              aria-label={t('fontSmaller')}
              isDisabled={smaller === undefined}
              onPress={() => smaller !== undefined && change({ fontSize: smaller })}
            >
              <Icon name="minus" />
            </Button>
            <span className={styles.sizeValue}>{Math.round(text.fontSize / POINTS_TO_CM)} pt</span>
            <Button
              look="icon"
              aria-label={t('fontLarger')}
              isDisabled={!canGrow}
              onPress={() => larger !== undefined && change({ fontSize: larger })}
            >
              <Icon name="plus" />
            </Button>
          </div>
        </div>
        <ColourField
          label={t('changeColour')}
          colour={text.color}
          onChoose={(color) => change({ color, automaticColor: false })}
        />
        <div className={styles.choices}>
          <IconChoice
            label={t('align')}
            choices={TEXT_ALIGNS.map((id) => ({ id, label: t(`align${CAPITAL[id]}`), icon: `align${CAPITAL[id]}` }))}
            chosen={text.align}
            onChoose={(align) => change({ align })}
          />
          <IconChoice
            label={t('valign')}
            choices={TEXT_VALIGNS.map((id) => ({ id, label: t(`valign${CAPITAL[id]}`), icon: `valign${CAPITAL[id]}` }))}
            chosen={text.valign}
            onChoose={(valign) => change({ valign })}
          />
          <IconChoice
            label={t('background')}
            choices={TEXT_BACKGROUNDS.map((id) => ({ id, label: t(GROUNDS[id]), icon: GROUNDS[id] }))}
            chosen={text.background}
            onChoose={(background) => change({ background })}
          />
        </div>
        <DialogActions>
          <Button onPress={() => onEdit(changed)}>{t('edit')}</Button>
          <Button look="primary" onPress={done}>
            {t('done')}
          </Button>
        </DialogActions>
      </div>
    </div>
  )
}

interface PreviewProps {
  readonly page: CollagePage
  readonly slot: string
  readonly shape: HTMLCanvasElement | undefined
  readonly text: TextData
}

/** Parts of the photo and its words that the sheet will not show are faint. */
function PhotoPreview({ page, slot, shape, text }: PreviewProps) {
  const t = useTranslations('photoedit')
  const part = useMemo(() => {
    const { images } = page.userdata
    const written = { ...images, [slot]: { ...images[slot], text } }
    return photoPart({ ...page, userdata: { ...page.userdata, images: written } }, slot)
  }, [page, slot, text])
  const mask = useMemo(() => (shape ? { ['--shape' as string]: `url(${shape.toDataURL()})` } : undefined), [shape])
  return (
    <div
      className={mask ? `${styles.picture} ${styles.shaped}` : styles.picture}
      style={mask}
      role="img"
      aria-label={t('textPreview')}
    >
      {part && <SheetCanvas page={part} source={librarySource} />}
    </div>
  )
}
