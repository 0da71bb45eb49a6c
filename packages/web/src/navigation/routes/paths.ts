import type { Language } from '../../language/languages.ts'
import type { TemplateKind } from './route-table.ts'
import { ACCESSIBILITY_WORD, EDIT_WORD, ERROR_WORD, FINISHED_WORD, OVERVIEW_WORD, SHOP_WORD } from './route-words.ts'

/** A colon is legal in a path and filters read better with it: theme:modern. */
function segment(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':')
}

/** The query of a link into the editor that shows the photos' quality there. */
export const SHOWN_QUALITY = 'quality'

export function chooserPath(filter: string): string {
  return filter === '' ? '/keuze' : `/keuze/${segment(filter)}`
}

export function templatePath(kind: TemplateKind, id: string): string {
  return `/ontwerp/${kind}/${segment(id)}`
}

export function editPath(language: Language, savedCollageId?: string): string {
  const word = `/${EDIT_WORD[language]}`
  return savedCollageId === undefined ? word : `${word}/${segment(savedCollageId)}`
}

export function errorPath(language: Language, error: string): string {
  return `/${ERROR_WORD[language]}?error=${encodeURIComponent(error)}`
}

export function finishedPath(language: Language): string {
  return `/${FINISHED_WORD[language]}`
}

export function overviewPath(language: Language): string {
  return `/${OVERVIEW_WORD[language]}`
}

/** Where the overview shows the orders instead of the collages. */
export const ORDERS_HASH = '#orders'

export function accessibilityPath(language: Language): string {
  return `/${ACCESSIBILITY_WORD[language]}`
}

/** Where a shop's checkout may take over: always loaded anew, never handled inside the app. */
export function checkoutPath(collageId: string): string {
  return `/cart/fromApp?collageid=${encodeURIComponent(collageId)}`
}

export function orderPath(number: string): string {
  return `/cart/order/${segment(number)}`
}

/** The shop's board, or one order on it. */
export function shopPath(language: Language, number?: string): string {
  const word = `/${SHOP_WORD[language]}`
  return number === undefined ? word : `${word}/${segment(number)}`
}
