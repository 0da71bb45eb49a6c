import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFixtureFolders, type FixtureFolders } from '../testing/fixture-folders.ts'
import { loadDigitShapes } from './load-digit-shapes.ts'

describe("the shop's shapes of digits", () => {
  let folders: FixtureFolders
  const file = () => join(folders.contentDir, 'webassets/shapes/numbers.xml')

  beforeEach(async () => {
    folders = await createFixtureFolders()
  })

  afterEach(() => folders.remove())

  it('are read from the content folder', async () => {
    expect(await loadDigitShapes(folders.contentDir)).toBeUndefined()
  })

  it('are refused by name, with a sentence that says what and where', async () => {
    await writeFile(file(), '<shapes/>')
    expect(await loadDigitShapes(folders.contentDir)).toMatchObject({
      name: 'shapes-missing',
      reason: 'webassets/shapes/numbers.xml: shape 0-0: not drawn',
    })
    await rm(file())
    expect(await loadDigitShapes(folders.contentDir)).toMatchObject({ name: 'shapes-file' })
  })
})
