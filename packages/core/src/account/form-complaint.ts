import type { FieldProblem } from './account-forms.ts'

export type FormComplaint = 'missingInput' | 'wrongInput' | 'missingAndWrongInput' | 'acceptTerms'

/** The message above a registration: the terms only if nothing else is missing. */
export function formComplaint(problems: readonly FieldProblem[]): FormComplaint | undefined {
  const ofText = problems.filter(({ field }) => field !== 'terms')
  if (ofText.length === 0) return problems.length > 0 ? 'acceptTerms' : undefined
  if (ofText.every(({ isMissing }) => isMissing)) return 'missingInput'
  return ofText.some(({ isMissing }) => isMissing) ? 'missingAndWrongInput' : 'wrongInput'
}
