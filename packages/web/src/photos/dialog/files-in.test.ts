// @vitest-environment happy-dom
import type { PhotoFormat } from '@collagerie/core/photo'
import { beforeEach, describe, expect, it } from 'vitest'
import { filesIn } from './files-in.ts'

/** As the server writes the shop's settings into the page. */
function accept(photoFormats: readonly PhotoFormat[]): void {
  const meta = document.createElement('meta')
  meta.name = 'collagerie-shop'
  meta.content = JSON.stringify({ photoFormats })
  document.head.replaceChildren(meta)
}

type Entry = FileSystemEntry

const fileEntry = (name: string) =>
  ({
    name,
    isFile: true,
    isDirectory: false,
    file: (done: FileCallback) => done(new File(['x'], name)),
  }) as never as Entry

/** Hands out one entry at a time; browsers hand out a hundred. */
const folder = (name: string, entries: readonly Entry[]) =>
  ({
    name,
    isFile: false,
    isDirectory: true,
    createReader() {
      const left = [...entries]
      return { readEntries: (done: FileSystemEntriesCallback) => done(left.splice(0, 1)) }
    },
  }) as never as Entry

const dropOf = (entries: readonly Entry[]) =>
  ({
    items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
    files: entries.map(({ name }) => new File(['x'], name)),
  }) as never as DataTransfer

const namesIn = async (entries: readonly Entry[]) => (await filesIn(dropOf(entries))).map(({ name }) => name)

describe('dropped files', () => {
  beforeEach(() => {
    accept(['jpeg'])
  })

  it('in folders are found in every format the shop accepts', async () => {
    const holiday = () => folder('holiday', ['a.jpg', 'b.PNG', 'c.heic', 'd.txt'].map(fileEntry))
    expect(await namesIn([holiday()])).toEqual(['a.jpg'])
    accept(['jpeg', 'png', 'heic'])
    expect(await namesIn([holiday()])).toEqual(['a.jpg', 'b.PNG', 'c.heic'])
  })

  it('are given as they are, whatever they are', async () => {
    expect(await namesIn([fileEntry('a.jpg'), fileEntry('b.png')])).toEqual(['a.jpg', 'b.png'])
  })

  it('in folders are found at any depth, in the order of their names, photos only', async () => {
    const inner = folder('inner', [fileEntry('9.JPEG')])
    const photos = folder('photos', [fileEntry('10.jpg'), fileEntry('2.jpg'), fileEntry('.DS_Store'), inner])
    expect(await namesIn([fileEntry('a.jpg'), photos])).toEqual(['a.jpg', '2.jpg', '10.jpg', '9.JPEG'])
  })
})
