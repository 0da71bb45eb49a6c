import { TrayMarquee } from '../picking/tray-marquee.ts'
import { TrayPull, type TrayShape } from './tray-pull.ts'

/** Pulling photos out of the tray and framing several, loaded later since nobody does that at once. */
export function handleTray(tray: HTMLElement, shape: TrayShape): () => void {
  const parts = [new TrayPull(tray, shape), new TrayMarquee(tray)]
  return () => {
    for (const part of parts) part.stop()
  }
}
