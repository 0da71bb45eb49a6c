import type { CollagePage } from '@collagerie/core/collage'
import {
  PHOTO_TEXT_DEFAULTS,
  PHOTO_TEXT_FONTS,
  TEXT_ALIGNS,
  TEXT_BACKGROUNDS,
  TEXT_VALIGNS,
  type TextData,
} from '@collagerie/core/text'
import { faceOf } from '@collagerie/painter'
import { useLayoutEffect, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { SheetCanvas } from '../../painting/sheet-canvas.tsx'
import { BackToFrame } from '../../photos/edit/back-to-frame.tsx'
import { librarySource } from '../../photos/library-store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { WordsField } from '../../writing/words-field.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { FontSize } from './font-size.tsx'
import { IconChoice } from './icon-choice.tsx'
import { photoPart } from './sheet-part.ts'
import styles from './text-dialog.module.css'
import { useFonts } from './use-fonts.ts'
import { usePhotoText } from './use-photo-text.ts'

interface Props {
  readonly page: CollagePage
  readonly slot: string
  /** The visible part of the slot, if it is not all visible. */
  readonly shape?: HTMLCanvasElement | undefined
  /** The text is like this now. */
  readonly onChange: (text: TextData) => void
  readonly onDone: () => void
  /** Closes the dialog in any other way. */
  readonly onClose: () => void
  /** Returns to the photo itself. */
  readonly onEdit: () => void
}

/** Edits the text on a photo. */
export function PhotoTextDialog({ onClose, ...rest }: Props) {
  const t = useTranslations()
  const fonts = useFonts(PHOTO_TEXT_FONTS, PHOTO_TEXT_DEFAULTS.weight)
  return (
    <Dialog title={t('photoedit.addTextTitle')} closeLabel={t('misc.close')} isOpen onClose={onClose} width="wide">
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

type FormProps = Omit<Props, 'onClose'> & { readonly fonts: readonly string[] }

function PhotoTextForm({ page, slot, shape, fonts, onChange, onDone, onEdit }: FormProps) {
  const t = useTranslations('photoedit')
  const all = useTranslations()
  const { text, changed, isTooLong, smaller, larger, type, change } = usePhotoText(page, slot)
  // Before a key that may close the dialog.
  useLayoutEffect(() => {
    if (changed) onChange(changed)
  })

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
          <FontSize {...{ smaller, larger }} size={text.fontSize} onChoose={(fontSize) => change({ fontSize })} />
        </div>
        <ColourField
          label={t('changeColour')}
          colour={text.color}
          onChoose={(color) => change({ color, automaticColor: false })}
        />
        <PlaceOfText text={text} onChange={change} />
        <DialogActions>
          <BackToFrame onPress={onEdit} />
          <Button look="primary" onPress={onDone}>
            {t('done')}
          </Button>
        </DialogActions>
      </div>
    </div>
  )
}

interface PlaceProps {
  readonly text: TextData
  readonly onChange: (part: Partial<TextData>) => void
}

/** Where the words stand on the photo, and on what. */
function PlaceOfText({ text, onChange }: PlaceProps) {
  const t = useTranslations('photoedit')
  return (
    <div className={styles.choices}>
      <IconChoice
        label={t('align')}
        choices={TEXT_ALIGNS.map((id) => ({ id, label: t(`align${CAPITAL[id]}`), icon: `align${CAPITAL[id]}` }))}
        chosen={text.align}
        onChoose={(align) => onChange({ align })}
      />
      <IconChoice
        label={t('valign')}
        choices={TEXT_VALIGNS.map((id) => ({ id, label: t(`valign${CAPITAL[id]}`), icon: `valign${CAPITAL[id]}` }))}
        chosen={text.valign}
        onChoose={(valign) => onChange({ valign })}
      />
      <IconChoice
        label={t('background')}
        choices={TEXT_BACKGROUNDS.map((id) => ({ id, label: t(GROUNDS[id]), icon: GROUNDS[id] }))}
        chosen={text.background}
        onChoose={(background) => onChange({ background })}
      />
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
