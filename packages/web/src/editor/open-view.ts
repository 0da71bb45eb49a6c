import { fetchView } from '../hanging/fetch-view.ts'
import { openOver } from './editor-ui-store.ts'

/** Loads and opens the view of the piece; a customer who only fills a sheet never loads it. */
export async function openView(): Promise<void> {
  if (await fetchView(() => import('./view-collage.tsx'))) openOver({ kind: 'view' })
}
