declare global {
  var dataLayer: unknown[] | undefined
}

const PAGE_PREFIX = '/htmlapp'

/** Registers a page of the app; the prefix keeps its pages apart from the shop's own. */
export function pageView(path: string): void {
  push({ event: 'page_view', page_path: PAGE_PREFIX + path })
}

export function track(name: string, data: Readonly<Record<string, unknown>> = {}): void {
  push({ ...data, event: name })
}

/** The one place that knows where events are sent. */
function push(entry: Readonly<Record<string, unknown>>): void {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push(entry)
  if (!import.meta.env.PROD) globalThis.console.debug('[analytics]', entry)
}
