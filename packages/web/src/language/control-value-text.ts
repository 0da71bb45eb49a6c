import type { DesignControl } from '@collagerie/core/designs'
import { isTextMode } from '@collagerie/core/text'
import type { useTranslations } from 'use-intl'

type Translate = ReturnType<typeof useTranslations<never>>

const LARGE_PHOTOS = ['1 x 1', '2 x 1', '1 x 2', '2 x 2']

type Quarter = 0 | 1 | 2 | 3

type Writer = (value: number, t: Translate) => string

const WRITERS: Record<DesignControl['display'], Writer> = {
  integer: (value) => String(value),
  // People count from one.
  variant: (value) => String(value + 1),
  digits: (value) => String(value),
  centimetres: (value, t) => t('misc.centimetres', { value }),
  percent: (value, t) => t('misc.percent', { value }),
  letter: (value) => String.fromCharCode('A'.charCodeAt(0) + value),
  switch: (value, t) => t(value > 0 ? 'misc.on' : 'misc.off'),
  textMode: (value, t) => (isTextMode(value) ? t(`generator.textModes.mode${value}`) : String(value)),
  side: (value, t) => t(`generator.sides.side${value as Quarter}`),
  fontset: (value, t) => t(`generator.fontsets.set${value as Quarter}`),
  largePhotos: (value) => LARGE_PHOTOS[value] ?? String(value),
}

/** The text between a control's arrows. */
export function controlValueText(control: DesignControl, t: Translate): string {
  return WRITERS[control.display](control.currentValue, t)
}

/** The text of an editable field: digits as typed, including leading zeros. */
export function typedValueText({ digits, currentValue }: DesignControl): string {
  return digits ?? String(currentValue)
}
