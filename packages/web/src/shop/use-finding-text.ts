import { isMaterial } from '@collagerie/core/format'
import type { PreflightAnswer } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { materialKey } from '../language/material-key.ts'
import { slotName } from './slot-name.ts'

type PreflightError = PreflightAnswer['errors'][number]
type PreflightWarning = PreflightAnswer['warnings'][number]

interface FindingText {
  readonly error: (finding: PreflightError) => string
  readonly warning: (finding: PreflightWarning) => string
  /** The place, such as `page 2, space 3`; empty if there is none. */
  readonly place: (at: { readonly page?: number | undefined; readonly slot?: string | undefined }) => string
}

/** Findings as sentences in the page's language, with their place. */
export function useFindingText(): FindingText {
  const t = useTranslations()

  function place({ page = 1, slot = '' }: Parameters<FindingText['place']>[0]): string {
    const { kind, label } = slotName(slot)
    return [
      page > 1 ? t('preflight.at.page', { page: String(page) }) : '',
      slot === '' ? '' : t(`preflight.at.${kind}`, { slot: label }),
    ]
      .filter((part) => part !== '')
      .join(', ')
  }

  /** A material has its usual name; other details are shown unchanged. */
  function said(detail: string): string {
    return detail !== '' && isMaterial(detail) ? t(`materials.${materialKey(detail)}.name`) : detail
  }

  function withPlace(sentence: string, finding: PreflightError | PreflightWarning): string {
    const where = place(finding)
    return where === '' ? sentence.trim() : `${sentence.trim()} (${where})`
  }

  return {
    error: (finding) => withPlace(t(`preflight.error.${finding.code}`, { detail: said(finding.detail) }), finding),
    warning: (finding) => withPlace(t(`preflight.warning.${finding.code}`, { detail: said(finding.detail) }), finding),
    place,
  }
}
