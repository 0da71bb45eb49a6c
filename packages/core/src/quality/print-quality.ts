export type PrintQuality = 'bad' | 'average' | 'sufficient' | 'good' | 'excellent'

const UP_TO: readonly (readonly [mostDpi: number, quality: PrintQuality])[] = [
  [60, 'bad'],
  [90, 'average'],
  [100, 'sufficient'],
  [150, 'good'],
]

/** The print quality of a resolution; undefined for an empty slot, below 0. */
export function printQuality(dpi: number): PrintQuality | undefined {
  if (dpi < 0) return undefined
  return UP_TO.find(([most]) => dpi <= most)?.[1] ?? 'excellent'
}

/** Photos below these are worth doing something about. */
const LOW: ReadonlySet<PrintQuality | undefined> = new Set(['bad', 'average'])

interface DpiWithout {
  readonly zoom: number
  /** Without tilt either: a tilted photo is enlarged until it covers its slot. */
  readonly zoomAndTilt: number
}

/** Advice for a photo that will print badly: less zoom or tilt if that alone is the reason, otherwise another photo. */
export function qualityAdvice(dpi: number, without: DpiWithout): 'replace' | 'lessZoom' | 'lessZoomOrTilt' | undefined {
  if (!LOW.has(printQuality(dpi))) return undefined
  if (!LOW.has(printQuality(without.zoom))) return 'lessZoom'
  return LOW.has(printQuality(without.zoomAndTilt)) ? 'replace' : 'lessZoomOrTilt'
}

export type Smiley = 'red' | 'orange' | 'green'

const RED_BELOW = 75
/** In dpi: below it a photo prints coarsely. */
export const LOW_BELOW = 100

export function smileyOf(dpi: number): Smiley | undefined {
  if (dpi < 0) return undefined
  if (dpi < RED_BELOW) return 'red'
  return dpi < LOW_BELOW ? 'orange' : 'green'
}

/** Whether a warning is due; nothing to warn of in an empty slot. */
export function isLowQuality(dpi: number): boolean {
  return dpi >= 0 && dpi < LOW_BELOW
}
