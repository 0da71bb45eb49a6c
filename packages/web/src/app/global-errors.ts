import { navigate } from 'wouter/use-browser-location'
import { track } from '../analytics/analytics.ts'
import { useLanguage } from '../language/language-store.ts'
import { errorPath } from '../navigation/routes/paths.ts'
import { routeKindOf } from '../navigation/routes/route-kind.ts'

const MESSAGE_LENGTH = 200

/** Browsers report these as errors although nothing is broken. */
const HARMLESS = [/^ResizeObserver loop/, /^AbortError/]

/** `14_3_9_` and the message: the time helps to find it in the logs. */
export function errorCode(time: Date, message: string): string {
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].join('_')
  // Cutting may leave half a surrogate pair, which cannot be part of an address.
  const writable = message.slice(0, MESSAGE_LENGTH).replaceAll(/\p{Surrogate}/gu, '')
  return `${clock}_${writable}`
}

/** Every uncaught error leads to the error page, once. */
export function watchGlobalErrors(): void {
  window.addEventListener('error', ({ message }) => report(message))
  window.addEventListener('unhandledrejection', ({ reason }) => report(String(reason)))
}

function report(message: string): void {
  if (HARMLESS.some((pattern) => pattern.test(message))) return
  track('global-error', { message })
  if (routeKindOf(window.location.pathname) === 'editor error') return
  navigate(errorPath(useLanguage.getState().language, errorCode(new Date(), message)))
}
