import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HttpFailure } from './errors.ts'
import { boundaryIn, PartLimit } from './part-limit.ts'

const form = (parts: number) => `${'--x\r\n\r\na\r\n'.repeat(parts)}--x--\r\n`

const through = (chunks: readonly Buffer[], most: number) =>
  buffer(Readable.from(chunks).pipe(new PartLimit('--x', most)))

describe('the mark of form data', () => {
  it.each([
    ['multipart/form-data; boundary=x', '--x'],
    ['multipart/form-data;boundary="a:b"', '--a:b'],
    ['Multipart/Form-Data; charset=utf-8; Boundary=----WebKitFormBoundaryA1', '------WebKitFormBoundaryA1'],
    ['multipart/form-data; boundary=x; charset=utf-8', '--x'],
  ])('stands in %s', (type, mark) => {
    expect(boundaryIn(type)).toBe(mark)
  })

  it.each([
    undefined,
    'multipart/form-data',
    'multipart/form-data; boundary=',
    "multipart/form-data; boundary*=utf-8''x",
    'multipart/form-data; a="; boundary=y"; boundary=x',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])('is refused in a content type of %s', (type) => {
    expect(() => boundaryIn(type)).toThrow(HttpFailure)
  })
})

describe('few parts', () => {
  it('pass as they are, in whatever pieces they come, and not one more', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 4 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
        async (parts, sizes) => {
          const whole = Buffer.from(form(parts))
          const chunks: Buffer[] = []
          for (let at = 0; at < whole.length; at += chunks.at(-1)?.length ?? 0)
            chunks.push(whole.subarray(at, at + sizes.next().value))
          const passed = await through(chunks, 3).catch((error: unknown) => error instanceof HttpFailure)
          expect(passed).toEqual(parts <= 3 ? whole : true)
        },
      ),
    )
  })
})
