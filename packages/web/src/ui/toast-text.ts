import { useLocale, useTranslations } from 'use-intl'
import { datesIn } from './dates-in.ts'
import type { ToastValue, ToastWords } from './toast-queue.ts'

const MINUTE = { dateStyle: 'long', timeStyle: 'short' } as const

/** The text of a toast in the present language; undefined if that lacks it. */
export function useToastText(words: ToastWords): string | undefined {
  const t = useTranslations()
  const locale = useLocale()

  function filled(value: ToastValue): string | number {
    if (typeof value === 'string' || typeof value === 'number') return value
    if (value instanceof Date) return new Intl.DateTimeFormat(datesIn(locale), MINUTE).format(value)
    return 'key' in value
      ? (said(value) ?? '')
      : new Intl.ListFormat(locale).format(value.map((each) => String(filled(each))))
  }

  function said({ key, values = {} }: ToastWords): string | undefined {
    if (!t.has(key)) return undefined
    const entries = Object.entries(values).map(([name, value]) => [name, filled(value)] as const)
    // The placeholders of a key are known where the toast is shown, not here.
    const say = t as (key: string, values: Record<string, string | number>) => string
    return say(key, Object.fromEntries(entries))
  }

  return said(words)
}
