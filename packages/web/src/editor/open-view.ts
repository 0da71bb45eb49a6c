import { fetchView } from '../hanging/fetch-view.ts'
import { useDesk } from './desk-store.ts'

/** Fetches the view of the piece, which nobody who only fills a sheet downloads, and opens it. */
export async function openView(): Promise<void> {
  if (await fetchView(() => import('./view-collage.tsx'))) useDesk.setState({ isViewing: true })
}
