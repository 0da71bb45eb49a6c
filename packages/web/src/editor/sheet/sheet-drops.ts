import { filesIn } from '../../photos/dialog/files-in.ts'
import { PHOTO_DRAG_TYPE } from '../../photos/photo-tile.tsx'
import type { SheetActions } from './sheet-actions.ts'
import type { SheetView } from './sheet-view.ts'

/** Accepts files and photos from the tray that are dropped on the sheet. */
export class SheetDrops {
  readonly #view: SheetView
  /** What the sheet can ask for now: it changes with the collage. */
  readonly #actions: () => SheetActions
  readonly #listening = new AbortController()

  constructor(viewport: HTMLElement, view: SheetView, actions: () => SheetActions) {
    this.#view = view
    this.#actions = actions
    const { signal } = this.#listening
    viewport.addEventListener('dragover', (event) => this.#over(event), { signal })
    viewport.addEventListener('dragleave', () => view.target.put(undefined), { signal })
    viewport.addEventListener('drop', (event) => this.#drop(event), { signal })
    // Otherwise the browser would replace the collage with a file that misses the sheet.
    for (const type of ['dragover', 'drop'] as const) {
      window.addEventListener(type, (event) => carries(event, 'Files') && event.preventDefault(), { signal })
    }
  }

  stop(): void {
    this.#listening.abort()
  }

  #over(event: DragEvent): void {
    if (!carries(event, 'Files') && !carries(event, PHOTO_DRAG_TYPE)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    this.#view.target.put(this.#slotAt(event))
  }

  #drop(event: DragEvent): void {
    const slot = this.#slotAt(event)
    this.#view.target.put(undefined)
    if (event.dataTransfer && carries(event, 'Files')) {
      event.preventDefault()
      void this.#take(event.dataTransfer, slot)
    } else if (carries(event, PHOTO_DRAG_TYPE)) {
      event.preventDefault()
      const id = event.dataTransfer?.getData(PHOTO_DRAG_TYPE) ?? ''
      if (id !== '' && slot !== undefined) this.#actions().photoDropped(id, slot)
    }
  }

  async #take(data: DataTransfer, slot: string | undefined): Promise<void> {
    const files = await filesIn(data)
    if (files.length > 0) this.#actions().files(files, slot)
  }

  #slotAt({ clientX, clientY }: DragEvent): string | undefined {
    return this.#view.slotAt({ x: clientX, y: clientY })
  }
}

function carries({ dataTransfer }: DragEvent, type: string): boolean {
  return dataTransfer?.types.includes(type) ?? false
}
