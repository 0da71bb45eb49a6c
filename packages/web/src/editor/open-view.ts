import { fetchView } from '../hanging/fetch-view.ts'
import { useEditorUi } from './editor-ui-store.ts'

/** Loads and opens the view of the piece; a customer who only fills a sheet never loads it. */
export async function openView(): Promise<void> {
  if (await fetchView(() => import('./view-collage.tsx'))) useEditorUi.setState({ isViewing: true })
}
