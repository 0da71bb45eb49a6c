import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '@collagerie/core/catalogue'
import { readShopText, refusal } from './read-shop-file.ts'

const FOLDER = 'terms'
const FILES = LANGUAGES.map((language) => `${language}.txt`)

/**
 * The shop's own terms of use, by their path below /webassets/. All languages or none: what a customer agrees to must
 * not depend on the language.
 */
export async function loadTerms(shopDir: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const terms = new Map<string, string>()
  if (!names.includes(FOLDER)) return terms
  const found = await readdir(join(shopDir, FOLDER)).catch((error: unknown) => {
    throw refusal(shopDir, FOLDER, 'cannot be read', error)
  })
  const strange = found.find((name) => !name.startsWith('.') && !FILES.includes(name))
  if (strange !== undefined) throw refusal(shopDir, FOLDER, `has ${strange}, which is none of ${FILES.join(', ')}`)
  for (const file of FILES) {
    const path = join(FOLDER, file)
    const text = await readShopText(shopDir, path)
    if (text === undefined) throw refusal(shopDir, path, 'is missing: terms are there in every language or in none')
    terms.set(`terms/${file}`, lined(shopDir, path, text))
  }
  return terms
}

function lined(shopDir: string, path: string, text: string): string {
  const lines = text.replaceAll('\r\n', '\n')
  if (lines.trim() === '') throw refusal(shopDir, path, 'is empty')
  if (/[^\P{C}\n\t]/u.test(lines)) throw refusal(shopDir, path, 'has signs that cannot be shown')
  return lines
}
