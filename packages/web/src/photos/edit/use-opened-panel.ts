import type { PlacedPhoto } from '@collagerie/core/placement'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCramped } from '../../ui/use-narrow.ts'

/** A panel in place of the tools, and the photo as it was when the panel opened. */
interface OpenedPanel {
  readonly kind: 'effects' | 'adjust'
  readonly placed: PlacedPhoto
}

/** Opened, a panel takes the focus, since its button is gone; on return the stage takes it. */
export function useOpenedPanel(side: RefObject<HTMLElement | null>, stage: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<OpenedPanel>()
  const isCramped = useCramped()
  // With room for it, the panel to adjust stands below the tools.
  const panel = opened?.kind === 'adjust' && !isCramped ? undefined : opened
  const wasOpen = useRef(false)
  useEffect(() => {
    if (panel) side.current?.querySelector<HTMLElement>('input[type=range], ul button')?.focus()
    else if (wasOpen.current) stage.current?.focus()
    wasOpen.current = panel !== undefined
  }, [panel, side, stage])
  return { panel, isCramped, open: setOpened, close: () => setOpened(undefined) }
}
