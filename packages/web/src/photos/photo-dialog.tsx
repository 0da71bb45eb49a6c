import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../ui/dialog.tsx'
import { useTouch } from '../ui/media-hook.ts'
import { Tabs } from '../ui/tabs.tsx'
import { addToLibrary } from './add-to-library.ts'
import { ComputerPanel } from './dialog/computer-panel.tsx'
import { filesOutcome } from './dialog/files-outcome.ts'
import { useDebounced } from './dialog/use-debounced.ts'
import { useIncomingFiles } from './dialog/use-incoming-files.ts'
import { forgetRefused, isRefused, type LibraryPhoto } from './library-store.ts'
import type { RefusedFile } from './refused-files.ts'
import { reportRefusedFiles } from './report-refused-files.ts'

const COMPUTER = 'computer'
const SELECT_DEBOUNCE_MS = 200

const NO_TABS: readonly PhotoTab[] = []

/** Another source of photos. Its panel gets the function that hands one over. */
export interface PhotoTab {
  readonly id: string
  readonly label: string
  /** Whether one usually takes a single photo from it: the dialog does not open with it again. */
  readonly isForOne?: boolean
  readonly content: (select: (photoId: string) => void) => ReactNode
}

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called with the chosen photo; the dialog closes by itself. */
  readonly onSelect: (photoId: string) => void
  /** Called to remove a photo from the library. */
  readonly onDelete: (photoId: string) => void
  /** Called when several files were added and some can be shown, even if the dialog was closed meanwhile. */
  readonly onManyAdded: (photoIds: readonly string[], refused: readonly RefusedFile[]) => void
  readonly otherTabs?: readonly PhotoTab[]
  /** The tab it opens with, if not the one used last. */
  readonly firstTab?: string | undefined
}

export function PhotoDialog({
  isOpen,
  onClose,
  onSelect,
  onDelete,
  onManyAdded,
  otherTabs = NO_TABS,
  firstTab,
}: Props) {
  const t = useTranslations()
  // On a phone or a tablet the tab is not called "computer".
  const isByTouch = useTouch()
  const [tab, setTab] = useState(firstTab ?? COMPUTER)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    const isLastForOne = otherTabs.some(({ id, isForOne }) => id === tab && isForOne)
    if (isOpen) setTab(firstTab ?? (isLastForOne ? COMPUTER : tab))
  }
  /** The last refused photo, which must be in view. */
  const [refused, setRefused] = useState<string>()
  /** The first of several photos just added: in a full library they would come below the window. */
  const [added, setAdded] = useState<string>()
  /** Counts the openings, so that a late file does not go into another slot. */
  const opening = useRef(0)
  const manyAdded = useRef(onManyAdded)
  useEffect(() => {
    manyAdded.current = onManyAdded
  }, [onManyAdded])
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      opening.current += 1
      forgetRefused()
    }
  }, [isOpen])

  const select = useDebounced(isOpen, SELECT_DEBOUNCE_MS, (photoId: string) => {
    onSelect(photoId)
    onClose()
  })

  async function addFiles(files: readonly File[]): Promise<void> {
    const openedAs = opening.current
    setTab(COMPUTER)
    forgetRefused()
    const photos = await addToLibrary(files)
    const isShown = opening.current === openedAs && files.length === 1
    if (isShown) showRefused(photos)
    const notTaken = isShown ? [] : reportRefusedFiles(photos)
    const outcome = filesOutcome(files.length, photos)
    if (outcome.kind === 'select' && opening.current === openedAs) select(outcome.id)
    if (outcome.kind === 'many') {
      setAdded(outcome.ids[0])
      manyAdded.current(outcome.ids, notTaken)
    }
  }

  /** The tile of a single refused file explains it while the dialog is open. */
  function showRefused(photos: readonly LibraryPhoto[]): void {
    setRefused(photos.find(isRefused)?.id)
  }

  const isOver = useIncomingFiles((files) => void addFiles(files), { isOn: isOpen })
  const computer = {
    id: COMPUTER,
    label: t(isByTouch ? 'photo.library' : 'photo.tabComputer'),
    content: (
      <ComputerPanel
        isOver={isOver}
        refused={refused}
        added={added}
        onFiles={(files) => void addFiles(files)}
        onUse={select}
        onDelete={onDelete}
      />
    ),
  }
  const others = otherTabs.map(({ id, label, content }) => ({ id, label, content: content(select) }))
  const title = t('photo.dialogTitle')
  return (
    <Dialog title={title} closeLabel={t('misc.close')} isOpen={isOpen} onClose={onClose} width="tall">
      <Tabs label={title} tabs={[computer, ...others]} selected={tab} onSelect={setTab} />
    </Dialog>
  )
}
