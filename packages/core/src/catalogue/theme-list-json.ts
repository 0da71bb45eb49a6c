import { attempt } from '../result/index.ts'
import type { DigitShapes, Outline } from '../shapes/index.ts'
import { type ElementJson, elementFromJson } from '../xml/index.ts'
import type { CatalogueTemplate } from './catalogue-template.ts'
import { type ThemeList, templateSteps } from './read-theme-list.ts'
import { themeListElement } from './write-theme-list.ts'

/** The theme list in the format a page reads fastest, with the digit shapes of its numbers. */
interface ThemeListJson {
  readonly list: ElementJson
  /** Undefined if no number is offered. */
  readonly digits: DigitShapes | undefined
}

interface ReadThemeListJson extends ThemeList {
  readonly digits: DigitShapes | undefined
}

export function writeThemeListJson(templates: readonly CatalogueTemplate[], digits: ThemeListJson['digits']): string {
  const json: ThemeListJson = { list: themeListElement(templates), digits }
  return JSON.stringify(json)
}

/** Reads the format above in small steps, for a page that responds in between. */
export function* themeListJsonSteps(json: unknown): Generator<undefined, ReadThemeListJson> {
  const sent = Object(json) as Partial<Record<keyof ThemeListJson, unknown>>
  const root = attempt(() => elementFromJson(sent.list))
  yield
  const list = root.ok ? yield* templateSteps(root.value) : { templates: [], failures: [root.failure] }
  return { ...list, digits: areDigits(sent.digits) ? sent.digits : undefined }
}

function areDigits(value: unknown): value is DigitShapes {
  return Array.isArray(value) && value.every((style) => Array.isArray(style) && style.every(isOutline))
}

function isOutline(value: unknown): value is Outline {
  const { width, height, path } = Object(value) as Partial<Record<keyof Outline, unknown>>
  return typeof width === 'number' && typeof height === 'number' && typeof path === 'string'
}
