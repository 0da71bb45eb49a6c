import { type CollagePage, slotDataOf, wordsAt } from '@collagerie/core/collage'
import { printQuality } from '@collagerie/core/quality'
import type { Template } from '@collagerie/core/template'
import type { TextData } from '@collagerie/core/text'
import type { SeenSpace } from '@collagerie/painter'
import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureSource } from '../../painting/picture-source.ts'
import { meaningOf, useDefaultText } from '../../painting/use-default-text.ts'
import { latePart } from '../../ui/late-part.tsx'
import { PIECE } from '../../ui/piece-transition.ts'
import spoken from '../../ui/spoken.module.css'
import { pageWithTexts } from '../text/page-with-texts.ts'
import { TOP_RIGHT } from './delete-corner.ts'
import { deleteSpots } from './delete-spot.ts'
import { FirstPicture } from './first-picture.tsx'
import { qualitiesOf } from './qualities-of.ts'
import type { ScreenActions, SheetActions } from './sheet-actions.ts'
import styles from './sheet-stage.module.css'
import type { DisplayFlags } from './slot-badges.ts'
import { SlotButton } from './slot-button.tsx'
import { useSpokenSlot } from './spoken-slot.ts'
import { type Stop, stopsOf } from './stops.ts'
import { useSeenSpaces } from './use-seen-spaces.ts'
import { useSheetHandles } from './use-sheet-handles.ts'
import { useSheetLook } from './use-sheet-look.ts'
import { useShownPhotos } from './use-shown-photos.ts'

const SheetWriter = latePart(async () => (await import('../text/sheet-writer.tsx')).SheetWriter)

/** What the zoom buttons around the sheet can ask of it. */
export interface SheetZoom {
  zoomIn(): void
  zoomOut(): void
  reset(): void
}

const ZOOM_STEP = 1.25

interface SheetStageProps {
  readonly page: CollagePage
  readonly source: PictureSource
  readonly flags: DisplayFlags
  readonly actions: ScreenActions
  /** Slots chosen together; undefined if none is. */
  readonly picked: ReadonlySet<string> | undefined
  /** Slots whose photo is being read. */
  readonly arriving: ReadonlySet<string>
  readonly ref?: Ref<SheetZoom>
}

/**
 * The interactive sheet: the painting, and over it one button per slot. React renders it when the collage changes and
 * never during a movement, which the view handles.
 */
export function SheetStage({ page, source, flags, actions, picked, arriving, ref }: SheetStageProps) {
  const t = useTranslations('editor')
  const { newsOf } = useSpokenSlot()
  const defaultText = useDefaultText(page.template)
  const helpId = useId()
  const voice = useRef<HTMLParagraphElement>(null)
  const { names, states, quotes } = useShownPhotos(page)
  const { stops, numbers, spaces, spots, corners } = useStops(page.template)
  const nameOf = useStopNames(page, names)

  const now: SheetActions = {
    ...actions,
    canDelete: () => flags.showDeleteBtn,
    deleteCorner: (slot) => corners.get(slot) ?? TOP_RIGHT,
    deleteSpot: (slot) => spots.get(slot),
    say(news) {
      if (voice.current) voice.current.textContent = newsOf(news, (slot) => numbers.get(slot) ?? 0)
    },
  }
  const latest = useRef(now)
  const { viewport, middle, paper, canvas, slots, promptLine, view, refresh } = useSheetHandles(source, latest)
  useLayoutEffect(() => {
    latest.current = now
    refresh()
  })

  const qualities = useMemo(() => qualitiesOf(page, source, names, quotes), [page, source, names, quotes])

  const look = useSheetLook({ page, defaultText, qualities, flags, states, arriving, spaces })

  // A new source also brings a new look, since the qualities are computed from it.
  const written = useRef<Readonly<Record<string, TextData>>>({})
  useEffect(() => view.current?.show(pageWithTexts(page, written.current), look), [page, look, view])

  /** The text being written bypasses React: it goes from the field to the painting. */
  function showDraft(slot: string, text: TextData | undefined): void {
    written.current = text ? { [slot]: text } : {}
    view.current?.show(pageWithTexts(page, written.current), look)
  }

  useImperativeHandle(ref, () => ({
    zoomIn: () => view.current?.camera.zoomBy(ZOOM_STEP),
    zoomOut: () => view.current?.camera.zoomBy(1 / ZOOM_STEP),
    reset: () => view.current?.camera.showWhole(),
  }))

  const count = numbers.size

  return (
    <div ref={viewport} className={styles['stage']}>
      <div ref={middle} className={styles['rest']} />
      <div ref={paper} className={styles['paper']} />
      <canvas ref={canvas} className={styles['canvas']} {...PIECE} />
      <div ref={slots} className={styles['slots']} role="group" aria-label={t('sheet')}>
        <FirstPicture page={page} />
        {stops.map((stop) => (
          <SlotButton
            key={stop.slot}
            stop={stop}
            format={page.template.format}
            number={numbers.get(stop.slot) ?? 0}
            count={count}
            name={nameOf(stop)}
            quality={printQuality(qualities.get(stop.slot)?.dpi ?? -1)}
            helpId={helpId}
            isPicked={stop.kind === 'photo' ? picked?.has(stop.slot) : undefined}
            isArriving={arriving.has(stop.slot)}
            deleteSpot={spots.get(stop.slot)}
            round={roundOf(stop, spaces.get(stop.slot))}
            showsDelete={flags.showDeleteBtn && slotDataOf(page, stop.slot)?.photo !== undefined}
          />
        ))}
        <SheetWriter
          page={page}
          hint={defaultText}
          onDraft={showDraft}
          onOpen={(layer, fontSize) => view.current?.bringNear(layer, fontSize)}
        />
      </div>
      <p ref={promptLine} className={styles['prompt']} aria-hidden />
      <p id={helpId} className={spoken.spoken}>
        {t('slotKeys')}
      </p>
      <p ref={voice} className={spoken.spoken} aria-live="polite" />
    </div>
  )
}

/** The stops of a template, and what follows from it alone. */
function useStops(template: Template) {
  const stops = useMemo(() => stopsOf(template), [template])
  const numbers = useMemo(() => numbersOf(stops), [stops])
  const corners = useMemo(() => new Map(stops.map(({ slot, deleteCorner }) => [slot, deleteCorner] as const)), [stops])
  const spaces = useSeenSpaces(template)
  const spots = useMemo(() => deleteSpots(template, spaces), [template, spaces])
  return { stops, numbers, spaces, spots, corners }
}

/** What each stop is called: the words of a text, or what it asks for; the file of a photo. */
function useStopNames(
  page: CollagePage,
  fileNames: ReadonlyMap<string, string>,
): (stop: Pick<Stop, 'kind' | 'slot'>) => string | undefined {
  const t = useTranslations('textlabel')
  const defaultText = useDefaultText(page.template)
  return ({ kind, slot }) => {
    if (kind === 'photo') return fileNames.get(slot)
    const words = wordsAt(page, slot)
    if (words !== '') return words
    // A screen reader would present an example as written text.
    const meaning = meaningOf(page.template, slot)
    return meaning ? t(meaning) : defaultText(slot)
  }
}

/** The frame of a slot is as round as what is seen of its photo, if that fills the slot's box. */
function roundOf({ box, rotation }: Stop, space: SeenSpace | undefined): number {
  if (!space || rotation !== 0) return 0
  const { bounds } = space
  const isFull = bounds.width > FULL * box.width && bounds.height > FULL * box.height
  return isFull ? space.round : 0
}

/** What is seen is measured in pixels of a small map. */
const FULL = 0.94

/** Photo slots are numbered in the template's order, the same in every language. */
function numbersOf(stops: readonly Stop[]): ReadonlyMap<string, number> {
  const photos = stops.filter(({ kind }) => kind === 'photo')
  return new Map(photos.map(({ slot }, index) => [slot, index + 1] as const))
}
