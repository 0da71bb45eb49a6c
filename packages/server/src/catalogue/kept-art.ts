import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetPath } from '@collagerie/core/catalogue'
import { artIn } from '@collagerie/core/choice'
import type { SavedCollage } from '@collagerie/core/collage'
import type { Database } from '../storage/database.ts'
import { freezeText } from '../storage/freeze-text.ts'
import { unlessMissing } from '../storage/stored-file.ts'
import { hasFingerprint } from './asset-finder.ts'

/** The shop's art as saved collages show it, which outlives the shop's present art. */
export interface KeptArt {
  /** Keeps the art of a collage about to be saved, as far as the shop has it. */
  keep(document: SavedCollage): Promise<void>
  /** By its path in the content folder: the shop's present art or, under another fingerprint, what was kept. */
  textAt(path: string): Promise<string | undefined>
  /** What was kept, by its path. */
  keptAt(path: string): Promise<string | undefined>
  /** By its address: whether the shop has it or it was kept. */
  has(url: string): Promise<boolean>
}

/** An SVG of a template is at most half as large. */
const LARGEST_CHARACTERS = 2_000_000

export function createKeptArt({ query }: Database, contentDir: string): KeptArt {
  /** What this process knows to be kept. */
  const kept = new Set<string>()

  const present = (path: string) => readFile(join(contentDir, path), 'utf8').catch(unlessMissing)

  async function keepOne(path: string): Promise<void> {
    const text = await present(path)
    if (text === undefined || text.length > LARGEST_CHARACTERS) return
    await query.transaction().execute(async (transaction) => {
      const hash = await freezeText(transaction, text)
      await transaction
        .insertInto('kept_art')
        .values({ path, hash })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
    kept.add(path)
  }

  async function keptAt(path: string): Promise<string | undefined> {
    // Anybody may ask for anything, and pages from before an upgrade ask for many pictures that are gone.
    if (!mayBeKept(path)) return undefined
    const row = await query
      .selectFrom('kept_art')
      .innerJoin('frozen_text', 'frozen_text.hash', 'kept_art.hash')
      .select('text')
      .where('path', '=', path)
      .executeTakeFirst()
    return row?.text
  }

  const textAt = async (path: string) => (await present(path)) ?? (await keptAt(path))

  return {
    keep: async ({ templates }) => {
      const urls = templates.flatMap(({ variation }) => (variation ? artIn(variation) : []))
      const paths = new Set(urls.flatMap((url) => assetPath(url, 'svg') ?? []))
      for (const path of paths) if (mayBeKept(path) && !kept.has(path)) await keepOne(path)
    },
    textAt,
    keptAt,
    has: async (url) => {
      const path = assetPath(url, 'svg')
      return path !== undefined && (kept.has(path) || (await textAt(path)) !== undefined)
    },
  }
}

/** Only what is drawn is kept, and only under a name that no other drawing will have. */
function mayBeKept(path: string): boolean {
  return assetPath(`/${path}`, 'svg') !== undefined && hasFingerprint(path)
}
