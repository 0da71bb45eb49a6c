import { socialCodeSchema } from '@collagerie/protocol'
import { is } from 'valibot'

const WIDTH = 400
const HEIGHT = 530
const CLOSED_CHECK_MS = 500

/** Opens the service's sign-in in a window centred on this one. Null if the browser forbids it. */
export function openLoginPopup(url: string): Window | null {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - WIDTH) / 2))
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2))
  return window.open(url, 'collagerie-social', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
}

/**
 * Waits for the pop-up's code. It accepts only a message of that window, from the expected origin, long enough to be a
 * code. Undefined if the window is closed without one.
 */
export function codeFrom(popup: Window, origin: string, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const done = new AbortController()
    let wasClosed = false

    function finish(code: string | undefined): void {
      done.abort()
      clearInterval(timer)
      resolve(code)
    }

    window.addEventListener(
      'message',
      ({ origin: from, source, data }: MessageEvent<unknown>) => {
        if (from === origin && source === popup && is(socialCodeSchema, data)) finish(data)
      },
      { signal: done.signal },
    )
    signal.addEventListener('abort', () => finish(undefined), { signal: done.signal })
    const timer = setInterval(() => {
      // The window closes right after its message, which may arrive later.
      if (popup.closed && wasClosed) finish(undefined)
      wasClosed = popup.closed
    }, CLOSED_CHECK_MS)
  })
}
