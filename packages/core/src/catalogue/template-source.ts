export type TemplateType = 'static' | 'generated'

const GENERATED = /^.*gen:/

/** `gen:heart` names the design heart. A missing source is that of a generated template; `static:leaves` names no design. */
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

/** Whether it cannot be laid out before the shapes of the digits are read; the names of such designs say so. */
export function needsDigitShapes(source: string): boolean {
  return designNameOf(source)?.startsWith('number') ?? false
}
