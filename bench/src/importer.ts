/** The picture that every library has to make of a photo. */
export const LONG_SIDE = 1024
export const QUALITY = 0.8
export const INPUT_ID = 'files'
interface ImportTimes {
  readonly ms: number
  /** Tasks of over 50 ms on the page's main thread; browsers do not report shorter ones. */
  readonly longTasks: readonly number[]
}

declare global {
  interface Window {
    /** `atATime` is for libraries that leave the number of parallel imports to their users. */
    importPhotos(atATime: number): Promise<ImportTimes>
    /** Called when the last photo has been imported, if the benchmark has set it. */
    tellImported?(): Promise<void>
  }
}

/** Puts an importer on the page; it takes the files chosen in the page's input when it is asked to. */
export function enterImport(importAll: (files: readonly File[], atATime: number) => Promise<void>): void {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', multiple: true, id: INPUT_ID })
  document.body.append(input)
  window.importPhotos = async (atATime) => {
    const longTasks: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration)
    })
    observer.observe({ type: 'longtask' })
    const start = performance.now()
    await importAll(Array.from(input.files ?? []), atATime)
    const ms = performance.now() - start
    await window.tellImported?.()
    // The browser reports the last tasks a moment later.
    await new Promise((done) => {
      setTimeout(done, 300)
    })
    observer.disconnect()
    return { ms, longTasks }
  }
}

/** Takes the files in turn, a few at a time. */
export async function eachInTurn(
  files: readonly File[],
  atATime: number,
  take: (file: File) => Promise<unknown>,
): Promise<void> {
  const waiting = files.values()
  const hands = Array.from({ length: atATime }, async () => {
    for (const file of waiting) await take(file)
  })
  await Promise.all(hands)
}

/** A size with the same proportions that is not larger than wanted. */
export function fitted({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
