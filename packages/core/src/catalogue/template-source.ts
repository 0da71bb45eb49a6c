export type TemplateType = 'static' | 'generated'

const GENERATED = /^.*gen:/

/** `gen:heart` names the design heart. A missing source means a generated template; `static:leaves` names no design. */
export function designNameOf(source: string | undefined): string | undefined {
  if (!source) return ''
  return GENERATED.test(source) ? source.replace(GENERATED, '') : undefined
}

export function sourceOfDesign(type: string): string {
  return `gen:${type}`
}

export function isGenerated(source: string | undefined): boolean {
  return designNameOf(source) !== undefined
}

export function templateType(source: string): TemplateType {
  return isGenerated(source) ? 'generated' : 'static'
}

/** Whether its layout needs the digit shapes; the names of such designs tell. */
export function needsDigitShapes(source: string): boolean {
  return designNameOf(source)?.startsWith('number') ?? false
}
