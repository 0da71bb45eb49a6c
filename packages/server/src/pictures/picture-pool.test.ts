import { execFile } from 'node:child_process'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HttpFailure } from '../http/errors.ts'
import { createPicturePool } from './picture-pool.ts'

const LITTLE = 60_000_000
const MUCH = 200_000_000
const { signal } = new AbortController()

/** The makers this process has started. */
async function ownMakers(): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/))
  return rows
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('picture-maker'))
    .map(([pid]) => Number(pid))
}

describe('the pool of picture makers', () => {
  let jpeg = Buffer.alloc(0)
  // One for all tests, since starting a maker takes most of the time.
  const pool = createPicturePool({ pictureMemoryMb: 512, pictureQueue: 2 })

  beforeAll(async () => {
    jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a5' } })
      .jpeg()
      .toBuffer()
  })

  afterAll(() => pool.close())

  function request(who: string, memoryBytes = LITTLE, open = async () => Readable.from([jpeg])) {
    const task = { bytes: jpeg.length, width: 30, height: 20, isMirrored: false, memoryBytes }
    return { who, task, open }
  }

  /** A file that arrives when the test says so, so that its picture is unfinished until then. */
  function slowFile() {
    let come: () => void = () => undefined
    const arrival = new Promise<void>((resolve) => {
      come = resolve
    })
    const open = async () => {
      await arrival
      return Readable.from([jpeg])
    }
    return { open, come: () => come() }
  }

  function failureOf(making: Promise<Uint8Array>): Promise<unknown> {
    return making.then(
      () => 'made',
      (error: unknown) => (error instanceof HttpFailure ? [error.code, error.retryAfter] : error),
    )
  }

  it('makes pictures of the size asked for', async () => {
    const made = await Promise.all(['anna', 'bert', 'anna'].map((who) => pool.make(request(who), signal)))
    for (const picture of made)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 })
  })

  it('lets go of a file once its picture is made, before the file has ended', async () => {
    const file = new Readable({ read: () => undefined })
    file.push(jpeg)
    await pool.make(
      request('anna', LITTLE, async () => file),
      signal,
    )
    expect(file.listenerCount('data')).toBe(0)
  })

  it('shows a photo in printing inks without a profile as browsers do, not as some press would print it', async () => {
    const inks = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#30a060' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer()
    const stored = await sharp(inks).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer()
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = stored
    const asked = request('anna', LITTLE, async () => Readable.from([inks]))
    const made = await pool.make({ ...asked, task: { ...asked.task, bytes: inks.length } }, signal)
    const shown = await sharp(made).raw().toBuffer()
    const expected = [cyan, magenta, yellow].map((ink) => ((255 - ink) * (255 - black)) / 255)
    for (const [index, value] of expected.entries()) expect(Math.abs((shown[index] ?? 0) - value)).toBeLessThan(3)
  })

  it('refuses what would take more than there is, and goes on after a file that lied or was cut off', async () => {
    const tooLarge = pool.make(request('anna', 400_000_000), signal)
    await expect(tooLarge).rejects.toThrow('ERROR_IMAGE_COULD_NOT_BE_LOADED')
    const progressive = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#8a5' } })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const lie = request('anna', LITTLE, async () => Readable.from([progressive]))
    const lying = pool.make({ ...lie, task: { ...lie.task, bytes: progressive.length } }, signal)
    expect(await failureOf(lying)).toEqual(['unusableImage', undefined])
    const broken = request('anna', LITTLE, async () => Readable.from([Buffer.alloc(jpeg.length)]))
    expect(await failureOf(pool.make(broken, signal))).toEqual(['unusableImage', undefined])
    expect(await failureOf(pool.make(request('anna'), signal))).toBe('made')
  })

  it('makes small pictures while a large one is under way, and only one large one at a time', async () => {
    const [first, second] = [slowFile(), slowFile()]
    const order: string[] = []
    const note = (name: string) => () => order.push(name)
    const large = pool.make(request('greedy', MUCH, first.open), signal).then(note('first large'))
    const next = pool.make(request('greedy', MUCH, second.open), signal).then(note('second large'))
    second.come()
    await pool.make(request('modest'), signal).then(note('small'))
    first.come()
    await Promise.all([large, next])
    expect(order).toEqual(['small', 'first large', 'second large'])
  })

  it('sends away whoever has the most waiting, and says when to come back', async () => {
    const files = [slowFile(), slowFile()]
    const running = files.map(({ open }) => pool.make(request('greedy', LITTLE, open), signal))
    const waiting = [1, 2].map(() => failureOf(pool.make(request('greedy'), signal)))
    const modest = failureOf(pool.make(request('modest'), signal))
    expect(await waiting[1]).toEqual(['picturesBusy', 5])
    for (const { come } of files) come()
    await Promise.all(running)
    expect([await waiting[0], await modest]).toEqual(['made', 'made'])
  })

  it('gives the place of somebody who leaves while their large picture is made to the next', async () => {
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const endless = new Readable({ read: () => begin() })
    const leaving = new AbortController()
    const left = failureOf(
      pool.make(
        request('anna', MUCH, async () => endless),
        leaving.signal,
      ),
    )
    await begun
    const next = failureOf(pool.make(request('bert', MUCH), signal))
    leaving.abort('left')
    expect(await left).toBe('left')
    expect(await next).toBe('made')
  })

  it('says of a photo whose maker was killed that it may come back, and makes it then', async () => {
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const endless = new Readable({ read: () => begin() })
    const lost = failureOf(
      pool.make(
        request('anna', MUCH, async () => endless),
        signal,
      ),
    )
    await begun
    for (const pid of await ownMakers()) process.kill(pid, 'SIGKILL')
    expect(await lost).toEqual(['picturesBusy', 5])
    expect(await failureOf(pool.make(request('anna', MUCH), signal))).toBe('made')
  })

  it('gives the turn of somebody who leaves while they wait to the next', async () => {
    const files = [slowFile(), slowFile()]
    const running = files.map(({ open }) => pool.make(request('greedy', LITTLE, open), signal))
    const leaving = new AbortController()
    const left = failureOf(pool.make(request('anna'), leaving.signal))
    leaving.abort('left')
    expect(await left).toBe('left')
    const next = ['bert', 'cleo'].map((who) => failureOf(pool.make(request(who), signal)))
    for (const { come } of files) come()
    await Promise.all(running)
    expect(await Promise.all(next)).toEqual(['made', 'made'])
  })
})
