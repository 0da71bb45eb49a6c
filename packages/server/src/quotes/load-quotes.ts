import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type StoredQuote, storedQuoteSchema } from '@collagerie/protocol'
import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'

const FILE_NAME = 'quotes.json'

/** Reads the quotes of all languages. A shop without them still sells collages, so errors are only logged. */
export async function loadQuotes(contentDir: string, log: FastifyBaseLogger): Promise<readonly StoredQuote[]> {
  const file = join(contentDir, FILE_NAME)
  const entries = await readEntries(file, log)
  const quotes = new Map<string, StoredQuote>()
  entries.forEach((entry, index) => {
    const result = v.safeParse(storedQuoteSchema, entry)
    if (!result.success) {
      const [issue] = result.issues
      log.warn({ file, index, field: v.getDotPath(issue), problem: issue.message }, 'a quote is left out')
    } else if (quotes.has(result.output.id)) {
      log.warn({ file, index, quote: result.output.id }, 'a quote is left out: its id is taken')
    } else quotes.set(result.output.id, result.output)
  })
  return [...quotes.values()]
}

async function readEntries(file: string, log: FastifyBaseLogger): Promise<readonly unknown[]> {
  try {
    const list: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (Array.isArray(list)) return list
    log.warn({ file }, 'the quotes are not a list; none are offered')
  } catch (error) {
    log.warn({ file, err: error }, 'the quotes cannot be read; none are offered')
  }
  return []
}
