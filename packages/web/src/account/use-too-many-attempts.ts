import { useTranslations } from 'use-intl'
import { CallFailure } from '../calls/call-failure.ts'

const SECONDS_PER_MINUTE = 60

/** When to try again, if a failure is about too many attempts. */
export function useTooManyAttempts(): (error: unknown) => string | undefined {
  const t = useTranslations('savedialog')
  return (error) => {
    if (!(error instanceof CallFailure) || error.code !== 'tooManyRequests') return undefined
    return t('tooManyAttempts', { minutes: Math.max(1, Math.ceil(error.retryAfter / SECONDS_PER_MINUTE)) })
  }
}
