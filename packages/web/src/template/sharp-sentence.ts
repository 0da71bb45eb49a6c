import type { Size } from '@collagerie/core/geometry'
import type { SharpUpTo } from '@collagerie/core/quality'
import type { useTranslations } from 'use-intl'

/** The size up to which photos stay sharp, and how many are too small for any size. */
export function sharpSentence(
  t: ReturnType<typeof useTranslations<'editor'>>,
  found: SharpUpTo<Size> | undefined,
): string | undefined {
  if (!found || found.photos === 0) return undefined
  const { size, tooSmall: small, photos: count } = found
  const { width, height } = size
  if (small === 0) return t('sharpUpTo', { width, height })
  if (small === count) return t('sharpNowhere', { count })
  return t('sharpExcept', { count, rest: count - small, width, height })
}
