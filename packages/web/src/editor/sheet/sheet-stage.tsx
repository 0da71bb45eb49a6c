import { type Collage, slotDataOf, wordsAt } from '@collagerie/core/collage'
import { printQuality } from '@collagerie/core/quality'
import type { TextData } from '@collagerie/core/text'
import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureSource } from '../../painting/picture-source.ts'
import { meaningOf, useDefaultText } from '../../painting/use-default-text.ts'
import { latePart } from '../../ui/late-part.tsx'
import { PIECE } from '../../ui/piece-transition.ts'
import spoken from '../../ui/spoken.module.css'
import { collageWithTexts } from '../text/title-draft.ts'
import { TOP_RIGHT } from './delete-corner.ts'
import { deleteSpots } from './delete-spot.ts'
import { FirstLook } from './first-look.tsx'
import { KeysInUse } from './keys-in-use.ts'
import { qualitiesOf } from './qualities-of.ts'
import type { SheetActions } from './sheet-actions.ts'
import { SheetDrops } from './sheet-drops.ts'
import { SheetKeys } from './sheet-keys.ts'
import { SheetPointer } from './sheet-pointer.ts'
import { SheetPrompt } from './sheet-prompt.ts'
import styles from './sheet-stage.module.css'
import { SheetView } from './sheet-view.ts'
import { SheetWheel } from './sheet-wheel.ts'
import { SlotButton } from './slot-button.tsx'
import type { DisplayFlags } from './slot-marks.ts'
import { useSpokenSlot } from './spoken-slot.ts'
import { type Stop, stopsOf } from './stops.ts'
import { useSeenSpaces } from './use-seen-spaces.ts'
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
  readonly collage: Collage
  readonly source: PictureSource
  readonly flags: DisplayFlags
  readonly onActivate: SheetActions['activate']
  readonly onCameNearer?: SheetActions['cameNearer']
  readonly onWrite: SheetActions['write']
  readonly onCommand: SheetActions['command']
  readonly onRemove: SheetActions['remove']
  readonly onPick: SheetActions['pick']
  readonly onPickAll: SheetActions['pickAll']
  /** Slots chosen together; undefined if none is. */
  readonly picked: ReadonlySet<string> | undefined
  readonly onFiles: SheetActions['files']
  readonly onPhotoDropped: SheetActions['photoDropped']
  readonly onDragOut: SheetActions['dragOut']
  /** Slots whose photo is being read. */
  readonly arriving: ReadonlySet<string>
  /** Called when a gesture or a button is finished, not during it. */
  readonly onZoomChange?: (zoom: number) => void
  readonly ref?: Ref<SheetZoom>
}

/**
 * The interactive sheet: the painting, and over it one button per slot. React renders it when the collage changes and
 * never during a movement, which the view handles.
 */
export function SheetStage(props: SheetStageProps) {
  const { collage, source, flags, arriving, picked, ref } = props
  const t = useTranslations()
  const { newsOf } = useSpokenSlot()
  const defaultText = useDefaultText(collage.template)
  // A screen reader would present an example as written text.
  const asked = (slot: string) => {
    const meaning = meaningOf(collage.template, slot)
    return meaning ? t(`textlabel.${meaning}`) : defaultText(slot)
  }
  const helpId = useId()
  const viewport = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const slots = useRef<HTMLDivElement>(null)
  const promptLine = useRef<HTMLParagraphElement>(null)
  const voice = useRef<HTMLParagraphElement>(null)
  const view = useRef<SheetView>(null)
  const keys = useRef<SheetKeys>(null)
  const prompt = useRef<SheetPrompt>(null)
  const { names, states, quotes } = useShownPhotos(collage)
  const stops = useMemo(() => stopsOf(collage.template), [collage.template])
  const numbers = useMemo(() => numbersOf(stops), [stops])

  const spaces = useSeenSpaces(collage.template)
  const spots = useMemo(() => deleteSpots(collage.template, spaces), [collage.template, spaces])

  const corners = useMemo(() => new Map(stops.map(({ slot, deleteCorner }) => [slot, deleteCorner] as const)), [stops])

  const latest = useRef({ props, newsOf, numbers, corners, spots })
  useLayoutEffect(() => {
    latest.current = { props, newsOf, numbers, corners, spots }
    keys.current?.keepOneTabStop()
    prompt.current?.refresh()
  })

  useEffect(() => {
    if (!viewport.current || !paper.current || !canvas.current || !slots.current || !promptLine.current) return
    const now = () => latest.current.props
    const actions: SheetActions = {
      activate: (target) => now().onActivate(target),
      cameNearer: () => now().onCameNearer?.(),
      write: (slot) => now().onWrite(slot),
      command: (command, mergeKey) => now().onCommand(command, mergeKey),
      remove: (slot) => now().onRemove(slot),
      pick: (slot, way) => now().onPick(slot, way),
      pickAll: (marked, adds) => now().onPickAll(marked, adds),
      dragOut: (slot) => now().onDragOut(slot),
      files: (files, slot) => now().onFiles(files, slot),
      photoDropped: (id, slot) => now().onPhotoDropped(id, slot),
      canDelete: () => now().flags.showDeleteBtn,
      deleteCorner: (slot) => latest.current.corners.get(slot) ?? TOP_RIGHT,
      deleteSpot: (slot) => latest.current.spots.get(slot),
      say(news) {
        const { newsOf: words, numbers: known } = latest.current
        if (voice.current) voice.current.textContent = words(news, (slot) => known.get(slot) ?? 0)
      },
    }
    const made = new SheetView(
      { viewport: viewport.current, paper: paper.current, canvas: canvas.current, slots: slots.current },
      source,
    )
    made.camera.onZoom((zoom) => now().onZoomChange?.(zoom))
    view.current = made
    keys.current = new SheetKeys(slots.current, made, source, actions)
    keys.current.keepOneTabStop()
    prompt.current = new SheetPrompt(viewport.current, promptLine.current)
    const parts = [
      made,
      keys.current,
      prompt.current,
      new KeysInUse(slots.current),
      new SheetPointer(viewport.current, made, actions),
      new SheetWheel(viewport.current, made),
      new SheetDrops(viewport.current, made, actions),
    ]
    return () => {
      for (const part of parts) part.stop()
    }
  }, [source])

  const qualities = useMemo(() => qualitiesOf(collage, source, names, quotes), [collage, source, names, quotes])

  const look = useSheetLook({ collage, defaultText, qualities, flags, states, arriving, spaces })

  // A new source also brings a new look, since the qualities are computed from it.
  const draft = useRef<Readonly<Record<string, TextData>>>({})
  useEffect(() => view.current?.show(collageWithTexts(collage, draft.current), look), [collage, look])

  /** The text being written bypasses React: it goes from the field to the painting. */
  function showDraft(slot: string, text: TextData | undefined): void {
    draft.current = text ? { [slot]: text } : {}
    view.current?.show(collageWithTexts(collage, draft.current), look)
  }

  useImperativeHandle(ref, () => ({
    zoomIn: () => view.current?.camera.zoomBy(ZOOM_STEP),
    zoomOut: () => view.current?.camera.zoomBy(1 / ZOOM_STEP),
    reset: () => view.current?.camera.showWhole(),
  }))

  const count = numbers.size

  return (
    <div ref={viewport} className={styles['stage']}>
      <div ref={paper} className={styles['paper']} />
      <canvas ref={canvas} className={styles['canvas']} {...PIECE} />
      <div ref={slots} className={styles['slots']} role="group" aria-label={t('editor.sheet')}>
        <FirstLook collage={collage} />
        {stops.map((stop) => (
          <SlotButton
            key={stop.slot}
            stop={stop}
            format={collage.template.canvas}
            number={numbers.get(stop.slot) ?? 0}
            count={count}
            name={stop.kind === 'text' ? wordsAt(collage, stop.slot) || asked(stop.slot) : names.get(stop.slot)}
            quality={printQuality(qualities.get(stop.slot)?.dpi ?? -1)}
            helpId={helpId}
            isPicked={stop.kind === 'photo' ? picked?.has(stop.slot) : undefined}
            isArriving={arriving.has(stop.slot)}
            deleteSpot={spots.get(stop.slot)}
            showsDelete={flags.showDeleteBtn && slotDataOf(collage, stop.slot)?.photo !== undefined}
          />
        ))}
        <SheetWriter
          collage={collage}
          hint={defaultText}
          onDraft={showDraft}
          onOpen={(layer, fontSize) => view.current?.bringNear(layer, fontSize)}
        />
      </div>
      <p ref={promptLine} className={styles['prompt']} aria-hidden />
      <p id={helpId} className={styles['keys']}>
        {t('editor.slotKeys')}
      </p>
      <p ref={voice} className={spoken.spoken} aria-live="polite" />
    </div>
  )
}

/** Photo slots are numbered in the template's order, the same in every language. */
function numbersOf(stops: readonly Stop[]): ReadonlyMap<string, number> {
  const photos = stops.filter(({ kind }) => kind === 'photo')
  return new Map(photos.map(({ slot }, index) => [slot, index + 1] as const))
}
