import { useTranslations } from 'use-intl'
import { Failure } from '../calls/failure.ts'

const SECONDS_PER_MINUTE = 60

/** When to try again, if a failure is about too many attempts. */
export function useTooManyAttempts(): (error: unknown) => string | undefined {
  const t = useTranslations('savedialog')
  return (error) => {
    if (!(error instanceof Failure) || error.code !== 'tooManyRequests') return undefined
    return t('tooManyAttempts', { minutes: Math.max(1, Math.ceil(error.retryAfter / SECONDS_PER_MINUTE)) })
  }
}
