import { type PrintQuality, printQuality } from '@collagerie/core/quality'

/** Pictures below these are worth doing something about. */
const LOW: ReadonlySet<PrintQuality | undefined> = new Set(['bad', 'average'])

/** What helps a photo that will not print well: less zoom where that alone made it so, another photo otherwise. */
export function qualityAdvice(dpi: number, dpiUnzoomed: number): 'replace' | 'lessZoom' | undefined {
  if (!LOW.has(printQuality(dpi))) return undefined
  return LOW.has(printQuality(dpiUnzoomed)) ? 'replace' : 'lessZoom'
}
