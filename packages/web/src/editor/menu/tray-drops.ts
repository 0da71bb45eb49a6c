import { filesIn } from '../../photos/dialog/files-in.ts'
import { PHOTO_DRAG_TYPE } from '../../photos/photo-tile.tsx'

/** Accepts files dropped on the tray. */
export class TrayDrops {
  readonly #tray: HTMLElement
  readonly #take: (files: readonly File[]) => void
  readonly #listening = new AbortController()

  constructor(tray: HTMLElement, take: (files: readonly File[]) => void) {
    this.#tray = tray
    this.#take = take
    const { signal } = this.#listening
    tray.addEventListener('dragover', (event) => this.#over(event), { signal })
    tray.addEventListener('dragleave', (event) => this.#leave(event.relatedTarget), { signal })
    tray.addEventListener('drop', (event) => void this.#drop(event), { signal })
  }

  stop(): void {
    this.#listening.abort()
  }

  #over(event: DragEvent): void {
    if (!filesOf(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    this.#tray.dataset['target'] = ''
  }

  #leave(to: EventTarget | null): void {
    if (!(to instanceof Node && this.#tray.contains(to))) delete this.#tray.dataset['target']
  }

  async #drop(event: DragEvent): Promise<void> {
    const data = filesOf(event)
    if (!data) return
    event.preventDefault()
    delete this.#tray.dataset['target']
    const files = await filesIn(data)
    if (files.length > 0) this.#take(files)
  }
}

/** A tile dragged out of the tray carries a picture and may look like a file. */
function filesOf({ dataTransfer }: DragEvent): DataTransfer | undefined {
  if (!dataTransfer?.types.includes('Files') || dataTransfer.types.includes(PHOTO_DRAG_TYPE)) return undefined
  return dataTransfer
}
