export interface Audit {
  readonly isAnswered: boolean
  readonly sentence: string
  readonly findings: readonly string[]
}

export function readAudit(printed: string): Audit
