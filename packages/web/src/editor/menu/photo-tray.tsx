import { type CollagePage, unplacedPhotos, usesOnPages } from '@collagerie/core/collage'
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '../../document/document-store.ts'
import { takeStep } from '../../navigation/tab-state.ts'
import { fillable } from '../../photos/fillable.ts'
import { isRefusedIn, useLibrary } from '../../photos/library-store.ts'
import { PhotoTile } from '../../photos/photo-tile.tsx'
import { Button } from '../../ui/button.tsx'
import { fetchUntilItComes } from '../../ui/fetch-until-it-comes.ts'
import { Icon } from '../../ui/icon.tsx'
import { latePart } from '../../ui/late-part.tsx'
import shaded from '../../ui/shaded.module.css'
import { useFocusGroup } from '../../ui/use-focus-group.ts'
import { deletePhoto } from '../delete-photo.ts'
import { useEditorUi, workOn } from '../editor-ui-store.ts'
import { placeAnywhere } from '../photo-actions.ts'
import { removePicked } from '../picking/picked-photos.ts'
import { usePicks } from '../picking/picks-store.ts'
import { TrayPicks } from '../picking/tray-picks.ts'
import { DROP_ZONE } from '../sheet/drop-zone.ts'
import { showFullToast } from '../sheet-toasts.ts'
import { takeFiles } from '../take-files.ts'
import styles from './photo-tray.module.css'
import { TrayDrops } from './tray-drops.ts'
import { trayStacks } from './tray-order.ts'
import { TrayOrderChoice } from './tray-order-choice.tsx'
import type { TrayShape } from './tray-pull.ts'

const PhotoPicks = latePart(async () => (await import('../picking/photo-picks.tsx')).PhotoPicks)

interface Props {
  readonly page: CollagePage
  readonly shape: TrayShape
}

/** The customer's photos, to drag onto the sheet or to tap. */
export function PhotoTray({ page, shape }: Props) {
  const t = useTranslations()
  const sorting = useEditorUi((desk) => desk.trayOrder)
  // Compared as text, so that a tray with unchanged stacks does not render again.
  const stacked = useLibrary(({ photos, order: ids }) =>
    JSON.stringify(
      trayStacks(
        ids.flatMap((id) => (isRefusedIn(photos, id) ? [] : (photos[id] ?? []))),
        sorting,
      ),
    ),
  )
  const stacks = useMemo(() => JSON.parse(stacked) as readonly (readonly string[])[], [stacked])
  const waiting = useLibrary(
    ({ photos, order: ids }) => fillable(photos, ids).filter(({ id }) => photos[id]?.used === 0).length,
  )
  const pages = useDocument((state) => state.pages)
  const slotless = useMemo(() => {
    const uses = usesOnPages(pages ?? [])
    return new Set(unplacedPhotos(page).flatMap(({ photo }) => (uses.has(photo.id) ? [] : [photo.id])))
  }, [page, pages])

  const tray = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = tray.current
    if (!element) return
    // Attached at once: a browser replaces the page with a dropped file that nobody handles.
    const drops = new TrayDrops(element, (files) => void takeFiles(files))
    let stopHandling: (() => void) | undefined
    const stopAsking = fetchUntilItComes(
      () => import('./handle-tray.ts'),
      ({ handleTray }) => {
        stopHandling = handleTray(element, shape)
      },
    )
    return () => {
      drops.stop()
      stopAsking()
      stopHandling?.()
    }
  }, [shape])

  function add(): void {
    workOn(undefined)
    takeStep('clickEmptySlot')
  }

  return (
    <section ref={tray} {...DROP_ZONE} className={styles[shape]} aria-label={t('photo.library')}>
      <div className={styles.head}>
        <Button
          look={stacks.length === 0 && shape === 'column' ? 'primary' : 'secondary'}
          onPress={add}
          aria-label={t('editor.addPhotos')}
        >
          <Icon name="plus" />
          <span className={styles.addLabel}>{t('editor.addPhotos')}</span>
        </Button>
        <p className={styles.note}>
          {stacks.length === 0 ? t('photo.libraryEmpty') : waiting > 0 && t('editor.waiting', { count: waiting })}
        </p>
        <PhotoPicks />
        {shape === 'column' && <TrayOrderChoice />}
      </div>
      {stacks.length > 0 && (
        <Tiles label={t('photo.library')}>
          {stacks.map((ids) => (
            <TrayStack key={ids[0]} ids={ids} homeless={slotless} />
          ))}
        </Tiles>
      )}
    </section>
  )
}

/** All tiles together are one tab stop. */
function Tiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const tiles = useFocusGroup<HTMLDivElement>()
  useEffect(() => {
    if (!tiles.current) return undefined
    const picks = new TrayPicks(tiles.current, removePicked)
    return () => picks.stop()
  }, [tiles])
  return (
    <div className={styles.room}>
      <div
        ref={tiles}
        className={`${styles.tiles} ${shaded.shaded}`}
        role="grid"
        aria-multiselectable
        aria-label={label}
      >
        {children}
      </div>
    </div>
  )
}

/** Near doubles lie under the first of them until the stack is opened. */
function TrayStack({ ids, homeless }: { readonly ids: readonly string[]; readonly homeless: ReadonlySet<string> }) {
  const t = useTranslations('photo')
  const [isOpen, setOpen] = useState(false)
  const [first, ...rest] = ids.map((id) => (
    <TrayTile key={id} id={id} isSlotless={homeless.has(id)} onUse={use} onDelete={deletePhoto} />
  ))
  if (rest.length === 0) return first
  return (
    <>
      {first}
      <div className={styles.doubles} role="row">
        <div role="gridcell" className={styles.cell}>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('doubles', { count: rest.length })}
          </button>
        </div>
      </div>
      {isOpen && rest}
    </>
  )
}

function use(id: string): void {
  if (!placeAnywhere(id)) showFullToast()
}

interface TrayTileProps {
  readonly id: string
  readonly isSlotless: boolean
  readonly onUse: (id: string) => void
  readonly onDelete: (id: string) => void
}

/** Each tile watches only its own photo, so that an arriving photo renders no other tile. */
const TrayTile = memo(function TrayTile({ id, isSlotless, onUse, onDelete }: TrayTileProps) {
  const t = useTranslations('editor')
  const photo = useLibrary(({ photos }) => photos[id])
  const isPicked = usePicks(({ photos }) => photos.ids.includes(id))
  return (
    photo && (
      <div className={styles.item} role="row" data-photo={id}>
        <div role="gridcell" aria-selected={isPicked} className={styles.cell}>
          <PhotoTile photo={photo} onUse={onUse} onDelete={onDelete} />
          {isSlotless && (
            <span className={styles.homeless} title={t('lostSlot')}>
              <Icon name="warning" size={14} />
              <span>{t('lostSlot')}</span>
            </span>
          )}
        </div>
      </div>
    )
  )
})
