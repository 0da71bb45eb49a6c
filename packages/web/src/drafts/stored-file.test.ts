import { describe, expect, it } from 'vitest'
import { readFile, writeFile } from './stored-file.ts'

const FILE = new Blob(['a photo'], { type: 'image/jpeg' })

/** A database like WebKit's in a private window, or with another fault. */
function databaseRefusing(refuses: (value: unknown) => DOMException | undefined) {
  const kept: unknown[] = []
  const write = async (value: unknown) => {
    const refusal = refuses(value)
    if (refusal) throw refusal
    kept.push(structuredClone(value))
  }
  return { kept, write }
}

describe("a file in the browser's database", () => {
  it('is kept as its bytes where files are refused, and comes back the same', async () => {
    const { kept, write } = databaseRefusing((value) =>
      value instanceof Blob ? new DOMException('no files here', 'UnknownError') : undefined,
    )
    await writeFile(FILE, write)
    const read = readFile(kept[0])
    expect(kept[0]).not.toBeInstanceOf(Blob)
    expect([read?.type, await read?.text()]).toEqual(['image/jpeg', 'a photo'])
  })

  it('is not tried in another way where there is no room', async () => {
    const { kept, write } = databaseRefusing(() => new DOMException('full', 'QuotaExceededError'))
    await expect(writeFile(FILE, write)).rejects.toThrow('full')
    expect(kept).toEqual([])
  })

  it.each([undefined, null, 'text', { bytes: 'text', type: 'image/jpeg' }, { bytes: new ArrayBuffer(1) }])(
    'is none where %s stands in its place',
    (value) => {
      expect(readFile(value)).toBeUndefined()
    },
  )
})
