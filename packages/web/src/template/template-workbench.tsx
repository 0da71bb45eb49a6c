import { type Choice, formatOf } from '@collagerie/core/choice'
import { type CollagePage, shownPhotos } from '@collagerie/core/collage'
import { SEEN_OF_TILE_CM } from '@collagerie/core/format'
import { numbersOf } from '@collagerie/core/template'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { ViewButtons } from '../hanging/view-buttons.tsx'
import { withTexts } from '../language/language-store.ts'
import { materialKey } from '../language/material-key.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { mediaBelow } from '../ui/breakpoints.ts'
import button from '../ui/button.module.css'
import { latePart, seldomPart } from '../ui/late-part.tsx'
import link from '../ui/link.module.css'
import { mediaHook } from '../ui/media-hook.ts'
import { PIECE } from '../ui/piece-transition.ts'
import { CardPicture } from './card-picture.tsx'
import { ChoicePrice } from './choice-price.tsx'
import { changeChoice } from './choice-store.ts'
import { DesignControls } from './design-controls.tsx'
import { DialogComing } from './dialog-coming.tsx'
import { FormatPicker } from './format-picker.tsx'
import { MaterialPicker } from './material-picker.tsx'
import preview from './preview.module.css'
import { StaticPreview } from './static-preview.tsx'
import styles from './template-screen.module.css'
import { useCollageAtHand } from './use-collage-at-hand.ts'
import { useOpenEditor } from './use-open-editor.ts'

/** Loaded only for customers with photos, since it brings the photo library and the editor's texts. */
const SharpSize = seldomPart(async () => (await withTexts(import('./sharp-size.tsx'))).SharpSize)
const InHand = seldomPart(async () => (await withTexts(import('./collage-in-hand.tsx'))).CollageInHand)
const ForPhotosAsChosen = seldomPart(
  async () => (await withTexts(import('./for-photos-as-chosen.tsx'))).ForPhotosAsChosen,
)
const OwnPreview = seldomPart(
  async () => (await withTexts(import('./own-preview.tsx'))).OwnPreview,
  ({ meanwhile }: { readonly meanwhile: ReactNode }) => meanwhile,
)

/** The painter comes after the page: the template's own picture stands in for it. */
const SamplePreview = seldomPart(async () => (await import('./sample-preview.tsx')).SamplePreview, CardPicture)

const FormatDialog = latePart(async () => (await withTexts(import('./format-dialog.tsx'))).FormatDialog, DialogComing)
const CustomSizeDialog = latePart(
  async () => (await withTexts(import('./custom-size-dialog.tsx'))).CustomSizeDialog,
  DialogComing,
)

/** Counting through all settings is no part of the first moment; its line is kept free. */
const PhotoCount = latePart<{ readonly choice: Choice }>(
  async () => (await import('./photo-count.tsx')).PhotoCount,
  () => <p className={styles.photos}>{'\u00A0'}</p>,
)

const loadView = async () => (await import('./view-choice.tsx')).ViewChoice

/** Whether the window is a phone's, upright or sideways: only the price and one button are pinned at its foot. */
const useLittleRoom = mediaHook(`${mediaBelow('one-column')}, ${mediaBelow('compact')} and ${mediaBelow('very-low')}`)

/** Whether the wall is so low that only its corners are free. */
const useLowWall = mediaHook(`${mediaBelow('very-low')}, ${mediaBelow('low')} and ${mediaBelow('one-column')}`)

type OpenDialog = 'formats' | 'custom' | undefined

export const TemplateWorkbench = memo(function Workbench({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const [dialog, setDialog] = useState<OpenDialog>()
  const { open, openWithSamples, openNew, state } = useOpenEditor(choice)
  const isOpening = state === 'opening'
  const page = useCollageAtHand(isOpening)
  const hasPhotos = useMemo(() => page !== undefined && shownPhotos(page).length > 0, [page])
  const { offered } = choice
  const action = t(page ? 'editCurrent' : 'create')
  // A collage at hand brings more ways than a foot holds: they stand above what is chosen, and the main one stays
  // below.
  const isFootLow = useLittleRoom() || page !== undefined
  const otherWays = <OtherWays {...{ choice, hasPhotos, isOpening }} onSamples={openWithSamples} />
  return (
    <div className={styles.screen}>
      <ChosenPiece {...{ choice, page, hasPhotos, action }} onOpen={open} />
      <div className={styles.panel}>
        <header>
          <p className={styles.category}>{offered.category}</p>
          <h1 className={styles.name}>{offered.name}</h1>
          <p className={styles.description}>{offered.description}</p>
        </header>
        {page && <InHand {...{ choice, page, isOpening }} onNew={openNew} />}
        <FormatPicker choice={choice} onAllFormats={() => setDialog('formats')} onCustom={() => setDialog('custom')} />
        <DesignControls choice={choice} onChange={(change) => changeChoice(offered.id, change)} />
        <MaterialPicker choice={choice} />
        {isFootLow && otherWays}
      </div>
      <div className={styles.actions}>
        {state === 'failed' && <p role="alert">{t('openFailed')}</p>}
        <ChoicePrice choice={choice} />
        <button type="button" className={button.primary} disabled={isOpening} onClick={open}>
          {action}
        </button>
        {!isFootLow && otherWays}
      </div>
      <FormatDialog
        choice={choice}
        isOpen={dialog === 'formats'}
        onClose={() => setDialog(undefined)}
        onCustom={() => setDialog('custom')}
      />
      <CustomSizeDialog choice={choice} isOpen={dialog === 'custom'} onClose={() => setDialog(undefined)} />
    </div>
  )
})

interface ChosenPieceProps {
  readonly choice: Choice
  /** The collage at hand, if there is one. */
  readonly page: CollagePage | undefined
  readonly hasPhotos: boolean
  /** What a press on the piece does. */
  readonly action: string
  readonly onOpen: () => void
}

/** The piece as chosen, on its wall, and what there is to say of it. */
function ChosenPiece({ choice, page, hasPhotos, action, onOpen }: ChosenPieceProps) {
  const t = useTranslations()
  const hasLowWall = useLowWall()
  const { offered } = choice
  const { numberVert: columns = 1, numberHor: rows = 1 } = numbersOf(choice.values)
  const samples =
    offered.type === 'generated' ? <SamplePreview choice={choice} page={page} /> : <StaticPreview choice={choice} />
  return (
    <div className={`${styles.piece} ${preview.piece}`}>
      <div className={`${preview.hangs} ${styles.wall}`}>
        <button
          type="button"
          className={preview.wall}
          data-material={choice.material}
          aria-label={`${t('template.preview')}. ${action}`}
          onClick={onOpen}
        >
          <span className={preview.space} {...PIECE}>
            {page && hasPhotos ? <OwnPreview choice={choice} page={page} meanwhile={samples} /> : samples}
          </span>
        </button>
        <div className={preview.views}>
          <ViewButtons load={loadView} given={{ choice, page }} signs={hasLowWall ? 'corners' : undefined} />
        </div>
      </div>
      <p className={styles.caption}>
        {offered.isTileBased
          ? t('generator.tiles', { columns, rows, side: SEEN_OF_TILE_CM })
          : t('misc.format', formatOf(choice))}{' '}
        · {t(`materials.${materialKey(choice.material)}.name`)}
      </p>
      <PhotoCount choice={choice} />
      {page && hasPhotos && !offered.isTileBased && (
        <p role="status" className={styles.sharpness}>
          <SharpSize choice={choice} page={page} />
        </p>
      )}
    </div>
  )
}

interface OtherWaysProps {
  readonly choice: Choice
  readonly hasPhotos: boolean
  readonly isOpening: boolean
  readonly onSamples: () => void
}

/** Other ways into the editor: with the photos at hand or, while there are none, with sample pictures. */
function OtherWays({ choice, hasPhotos, isOpening, onSamples }: OtherWaysProps) {
  const t = useTranslations('template')
  const hasLibrary = useTabState((tab) => tab.hasPhotos)
  const { templates } = useThemeList()
  if (hasLibrary) return <ForPhotosAsChosen choice={choice} templates={templates} />
  if (hasPhotos) return null
  return (
    <button type="button" className={`${link.link} ${styles.samples}`} disabled={isOpening} onClick={onSamples}>
      {t('trySamples')}
    </button>
  )
}
