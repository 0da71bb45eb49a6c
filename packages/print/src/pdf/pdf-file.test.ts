import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { canListOpenFiles, openFilesAt } from '../testing/open-files.ts'
import { PdfFile } from './pdf-file.ts'

/** A disk on which nothing more fits. */
const FULL = '/dev/full'

it.skipIf(!canListOpenFiles || !existsSync(FULL))('a file whose first bytes do not fit is not left open', async () => {
  await expect(PdfFile.create(FULL)).rejects.toThrow('ENOSPC')
  expect(openFilesAt(FULL)).toEqual([])
})
