// A long file: one library with many ways in, each tried in a few lines.
import { MOST_FILE_BYTES } from '@collagerie/core/photo'
import { beforeEach, describe, expect, it } from 'vitest'
import { type InspectedFile } from '../workers/photo-job.ts'
import { FileRefusal, type PhotoWork } from '../workers/photo-work.ts'
import { PoolFailure } from '../workers/worker-pool.ts'
import { createLibrary } from './create-library.ts'
import { isRefused, type LibraryPhoto } from './library-photo.ts'
import type { PhotoBytes } from './photo-bytes.ts'
import type { StoredPhoto } from './photo-sources.ts'

const bitmap = (width: number, height: number) => ({ width, height, close: () => undefined }) as ImageBitmap

/** Replaces the workers, which only a browser has: a file's text is its content, and the test opens the gate. */
function manualWork() {
  const gates: (() => void)[] = []
  let isOpen = true
  const pass = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (isOpen) return resolve()
      if (signal?.aborted) return reject(new PoolFailure('cancelled'))
      signal?.addEventListener('abort', () => reject(new PoolFailure('cancelled')))
      gates.push(resolve)
    })
  const work: PhotoWork = {
    asJpeg: async (file) => file,
    async inspect(file, signal): Promise<InspectedFile> {
      const content = await file.text()
      if (content === 'png') throw new FileRefusal('ERROR_NO_JPG_IMAGE')
      if (content === 'hang') throw new PoolFailure('timed out')
      if (signal?.aborted) throw new PoolFailure('cancelled')
      return {
        width: 4000,
        height: 3000,
        rotation: 90,
        isMirrored: false,
        takenAt: 5,
        uniqueFileId: content,
        exif: [],
      }
    },
    async decode(_file, _inspected, _longSide, signal) {
      await pass(signal)
      return { bitmap: bitmap(1024, 768), small: bitmap(320, 240), thumb: new Blob(['thumb']) }
    },
    isSame: async (a, b) => (await a.text()) === (await b.text()),
    sharpen: async (_file, { width, height }, longSide) => bitmap(longSide, (longSide * height) / width),
    tone: async (plain) => bitmap(plain.width, plain.height),
    uploadCopy: async (whole) => whole,
  }
  return {
    work,
    hold: () => {
      isOpen = false
    },
    open: () => {
      isOpen = true
      for (const gate of gates.splice(0)) gate()
    },
  }
}

const FACTS = { width: 4000, height: 3000, rotation: 0 } as const

const file = (name: string, content = name) => new File([content], name)

let hands = manualWork()
let library = createLibrary(hands.work)
const state = () => library.store.getState()
const names = () => state().order.map((id) => state().photos[id]?.name)

async function addOne(to: typeof library, one: File): Promise<LibraryPhoto> {
  const [photo] = await to.addFiles([one]).photos
  if (!photo) throw new Error(`${one.name} was not taken`)
  return photo
}

beforeEach(() => {
  hands = manualWork()
  library = createLibrary(hands.work)
})

describe('photos that came', () => {
  const content = {
    faces: [],
    saliency: [],
    sharpness: 1,
    exposure: 1,
    fingerprint: '0'.repeat(16),
    tone: [50, 0, 0],
  } as const

  it('are analysed upright, two at a time, and whoever waits for that hears of it', async () => {
    const turns: number[] = []
    let [under, most] = [0, 0]
    const analysing = createLibrary({
      ...hands.work,
      analyse: async (_small, rotation) => {
        most = Math.max(most, ++under)
        await Promise.resolve()
        under--
        turns.push(rotation)
        return content
      },
    })
    const photos = await analysing.addFiles(['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`))).photos
    await analysing.analysed(photos.map(({ id }) => id))
    expect(
      Object.values(analysing.store.getState().photos).map((photo) => 'content' in photo && photo.content),
    ).toEqual([content, content, content, content])
    expect([turns, most]).toEqual([[90, 90, 90, 90], 2])
  })

  it('are analysed when the last one that was given is in, those somebody waits for at once', async () => {
    const analysed: string[] = []
    const analysing = createLibrary({
      ...hands.work,
      analyse: async (_small, _rotation, leisure) => {
        analysed.push(leisure?.aborted ? 'at once' : 'in idle time')
        return content
      },
    })
    let arrive = (_file: Blob): void => undefined
    const download = new Promise<Blob>((resolve) => {
      arrive = resolve
    })
    const found = { name: 'c.jpg', photoType: 'other', uniqueFileId: 'c', fetch: () => download } as const
    const last = analysing.addFound(found)
    const photos = await analysing.addFiles([file('a.jpg'), file('b.jpg')]).photos
    expect(analysed).toEqual([])
    await analysing.analysed(photos.slice(1).map(({ id }) => id))
    expect(analysed).toEqual(['at once'])
    arrive(file('c.jpg'))
    await last
    await expect.poll(() => analysed).toEqual(['at once', 'in idle time', 'in idle time'])
  })

  it('stay photos where analysis fails, and are not analysed again where a draft knows what they show', async () => {
    let analyses = 0
    const blind = createLibrary({
      ...hands.work,
      analyse: async () => {
        analyses += 1
        throw new PoolFailure('crashed')
      },
    })
    const { id } = await addOne(blind, file('a.jpg'))
    await blind.analysed([id])
    expect(blind.photoState(id)).toBe('IMAGE')
    const kept = { name: 'b.jpg', photoType: 'computer', serverId: undefined, uniqueFileId: 'b' } as const
    const back = await blind.restore({ id: '-9', ...kept, content, file: file('b.jpg') })
    expect(back).toMatchObject({ state: 'IMAGE', content })
    expect(analyses).toBe(1)
  })
})

describe('the library', () => {
  it('shows tiles at once in the order chosen and fills them', async () => {
    hands.hold()
    const { photos } = library.addFiles([file('b.jpg'), file('a.jpg')])
    expect(names()).toEqual(['b.jpg', 'a.jpg'])
    expect(state().order).toEqual(['-2', '-3'])
    expect(state().order.map(library.photoState)).toEqual(['LOADING', 'LOADING'])
    expect(state().progress).toEqual({ done: 0, total: 2 })
    hands.open()
    const [first] = await photos
    expect(first).toMatchObject({ id: '-2', state: 'IMAGE', width: 4000, height: 3000, rotation: 90, takenAt: 5 })
    expect(first).toMatchObject({ photoType: 'computer', uniqueFileId: 'b.jpg', used: 0 })
    expect(library.source.photoSize('-2')).toMatchObject({ width: 4000, height: 3000 })
    expect(library.source.picture('-2', 'none', () => undefined)).toMatchObject({ width: 1024 })
    expect(state().progress).toBeUndefined()
  })

  it('uses the photo that is there instead of a double, even one still on its way', async () => {
    hands.hold()
    const { photos } = library.addFiles([file('one.jpg', 'same'), file('copy.jpg', 'same')])
    hands.open()
    expect((await photos).map(({ id }) => id)).toEqual(['-2'])
    const again = await addOne(library, file('again.jpg', 'same'))
    expect(again).toMatchObject({ id: '-2', state: 'IMAGE' })
    expect(names()).toEqual(['one.jpg'])
  })

  it('keeps files apart that only look like doubles', async () => {
    const alike = createLibrary({
      ...hands.work,
      inspect: async (each, signal) => ({ ...(await hands.work.inspect(each, signal)), uniqueFileId: 'the same ends' }),
    })
    const { photos } = alike.addFiles([file('one.jpg', 'a'), file('two.jpg', 'b'), file('again.jpg', 'a')])
    expect((await photos).map(({ name }) => name)).toEqual(['one.jpg', 'two.jpg'])
    expect((await addOne(alike, file('later.jpg', 'a'))).name).toBe('one.jpg')
  })

  it('keeps what is noted of a photo while it is compared with another', async () => {
    const comparing = createLibrary({
      ...hands.work,
      inspect: async (each) => ({ ...(await hands.work.inspect(each)), uniqueFileId: 'the same ends' }),
      isSame: async () => {
        comparing.renamePhoto('-3', 'The beach')
        return false
      },
    })
    await comparing.addFiles([file('one.jpg'), file('two.jpg')]).photos
    expect(Object.values(comparing.store.getState().photos).map(({ name }) => name)).toEqual(['one.jpg', 'The beach'])
  })

  it('offers no photo that left the library while another was compared with it', async () => {
    const comparing = createLibrary({
      ...hands.work,
      isSame: async () => {
        comparing.cancelImport()
        await expect.poll(() => comparing.photoState('-2')).toBeUndefined()
        return true
      },
    })
    hands.hold()
    await comparing.addFiles([file('one.jpg', 'same'), file('copy.jpg', 'same')]).photos
    expect(comparing.store.getState()).toMatchObject({ photos: {}, order: [] })
  })

  it('refuses with the code of the reason, each file for itself', async () => {
    const big = new File([new Uint8Array(MOST_FILE_BYTES + 1)], 'big.jpg')
    const { photos } = library.addFiles([file('x.jpg', 'png'), big, file('slow.jpg', 'hang'), file('good.jpg')])
    expect((await photos).map((photo) => (photo.state === 'ERROR' ? photo.error : photo.state))).toEqual([
      'ERROR_NO_JPG_IMAGE',
      'ERROR_FILE_TO_BIG',
      'ERROR_IMAGE_COULD_NOT_BE_LOADED',
      'IMAGE',
    ])
  })

  it('takes 150 photos and says how many it left out', async () => {
    const many = Array.from({ length: 153 }, (_, index) => file(`${index}.jpg`))
    const { photos, ignored } = library.addFiles(many)
    expect(ignored).toBe(3)
    expect(await photos).toHaveLength(150)
    expect(library.addFiles([file('more.jpg')]).ignored).toBe(1)
  })

  it('lets go of everything unfinished when the import is cancelled, and works again after', async () => {
    await addOne(library, file('kept.jpg'))
    hands.hold()
    const { photos } = library.addFiles([file('a.jpg'), file('b.jpg')])
    library.cancelImport()
    expect((await photos).map((photo) => photo.state)).toEqual(['LOADING', 'LOADING'])
    expect(names()).toEqual(['kept.jpg'])
    expect(state().progress).toBeUndefined()
    hands.open()
    expect(await addOne(library, file('a.jpg'))).toMatchObject({ state: 'IMAGE' })
  })

  it('frees the pixels of a photo whose import was cancelled while it was decoded, and keeps no file of it', async () => {
    const closed: string[] = []
    const slow = createLibrary({
      ...hands.work,
      async decode() {
        slow.cancelImport()
        slow.store.setState({ photos: {}, order: [] })
        const picture = (name: string) =>
          ({ width: 9, height: 9, close: () => closed.push(name) }) as unknown as ImageBitmap
        return { bitmap: picture('copy'), small: picture('small copy'), thumb: new Blob(['thumb']) }
      },
    })
    await slow.addFiles([file('a.jpg')]).photos
    expect(closed).toEqual(['copy', 'small copy'])
    expect(slow.fileOf('-2')).toBeUndefined()
  })

  it('removes a photo unless a slot has it, and brings it back when an undo does', async () => {
    const { id } = await addOne(library, file('a.jpg'))
    library.syncUsed(new Map([[id, 2]]))
    expect(state().photos[id]?.used).toBe(2)
    expect(library.removePhoto(id)).toBe(false)
    library.syncUsed(new Map())
    expect(library.removePhoto(id)).toBe(true)
    expect(names()).toEqual([])
    library.syncUsed(new Map([[id, 1]]))
    expect(names()).toEqual(['a.jpg'])
    expect(library.source.picture(id, 'none', () => undefined)).toBeDefined()
  })

  it('brings a removed photo back when its file is chosen again', async () => {
    const { id } = await addOne(library, file('a.jpg'))
    library.removePhoto(id)
    expect((await addOne(library, file('a.jpg'))).id).toBe(id)
    expect(names()).toEqual(['a.jpg'])
  })

  it('removes a refused photo for good, and a refused file may try again', async () => {
    const { id } = await addOne(library, file('x.jpg', 'png'))
    expect(library.removePhoto(id)).toBe(true)
    expect(state().photos).toEqual({})
    const refusedAgain = await addOne(library, file('x.jpg', 'png'))
    expect(refusedAgain.state).toBe('ERROR')
    expect((await addOne(library, file('x.jpg'))).state).toBe('IMAGE')
  })

  it('brings a failed photo back into its slots when its file is chosen again', async () => {
    const { id } = await addOne(library, file('x.jpg'))
    library.syncUsed(new Map([[id, 2]]))
    library.failPhoto(id, 'notFoundOnDisk')
    expect(await addOne(library, file('x.jpg'))).toMatchObject({ id, state: 'IMAGE', used: 2 })
    expect(names()).toEqual(['x.jpg'])
    expect(await library.fileOf(id)?.text()).toBe('x.jpg')
    library.failPhoto(id, 'notFoundOnDisk')
    hands.hold()
    const { photos } = library.addFiles([file('x.jpg')])
    library.cancelImport()
    await photos
    expect(state().photos).toMatchObject({ [id]: { state: 'ERROR', used: 2 } })
    expect(state().order).toEqual([id])
  })

  it('tells who holds a photo when it turns into an error', async () => {
    const { id } = await addOne(library, file('a.jpg'))
    const heard: string[] = []
    const stop = library.onPhotoFailed((failed) => heard.push(failed))
    library.failPhoto(id, 'notFoundOnDisk')
    library.failPhoto(id, 'notFoundOnDisk')
    expect(heard).toEqual([id])
    expect(library.photoState(id)).toBe('ERROR')
    expect(library.source.photoSize(id)).toBeUndefined()
    stop()
    await addOne(library, file('x.jpg', 'png'))
    expect(heard).toEqual([id])
  })

  it('remembers how the customer turned a photo', async () => {
    const { id } = await addOne(library, file('a.jpg'))
    library.suggestRotation(id, 180)
    expect(state().photos[id]).toMatchObject({ rotation: 180 })
  })
})

describe('photos from elsewhere', () => {
  const bytes = (content: string): PhotoBytes => ({
    open: async () => {
      const blob = new Blob([content])
      return { blob, inspected: await hands.work.inspect(blob) }
    },
  })
  const stored = (id: string): StoredPhoto => ({
    id,
    name: 'a',
    photoType: 'quotes',
    uniqueFileId: `q ${id}`,
    width: 3000,
    height: 2000,
    rotation: 0,
    bytes: bytes(id),
  })

  it('keep the id the server gave them and need no sending', async () => {
    const photo = await library.addStored(stored('quote-7'))
    expect(photo).toMatchObject({ id: 'quote-7', serverId: 'quote-7', state: 'IMAGE', width: 3000, rotation: 0 })
    expect(library.fileOf('quote-7')).toBeUndefined()
    expect(await library.addStored(stored('quote-7'))).toBe(photo)
  })

  it('are read small first where that is sooner', async () => {
    const asked: number[] = []
    const watched = (isSmallSooner: boolean) => ({
      isSmallSooner,
      open: (longSide: number) => {
        asked.push(longSide)
        return bytes('upload').open(longSide)
      },
    })
    await library.addStored({ ...stored('a'), photoType: 'computer', bytes: watched(true) })
    await library.addStored({ ...stored('b'), photoType: 'computer', bytes: watched(false) })
    expect(asked).toEqual([320, 1024])
  })

  it('stay when an import is cancelled, and in their slot when they cannot be shown', async () => {
    const heard: string[] = []
    library.onPhotoFailed((id) => heard.push(id))
    hands.hold()
    const arriving = library.addStored(stored('quote-7'))
    library.cancelImport()
    hands.open()
    expect(await arriving).toMatchObject({ state: 'IMAGE' })
    expect(await library.addStored({ ...stored('png'), id: 'broken' })).toMatchObject({ state: 'ERROR' })
    expect(heard).toEqual([])
  })

  it('of a service are fetched once and sent like a file', async () => {
    let fetches = 0
    const found = {
      name: 'beach',
      photoType: 'instagram',
      uniqueFileId: 'instagram17',
      fetch: async () => {
        fetches += 1
        return new Blob(['beach'])
      },
    } as const
    const photo = await library.addFound(found)
    expect(photo).toMatchObject({ photoType: 'instagram', uniqueFileId: 'instagram17', serverId: undefined })
    expect((await library.addFound(found)).id).toBe(photo.id)
    expect(fetches).toBe(1)
    expect(await library.fileOf(photo.id)?.text()).toBe('beach')
  })

  it('of a service leave the library when they are cancelled while they are fetched', async () => {
    const arriving = library.addFound({
      name: 'beach',
      photoType: 'instagram',
      uniqueFileId: 'instagram17',
      fetch: (signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    })
    await Promise.resolve()
    library.cancelImport()
    expect(await arriving).toMatchObject({ state: 'LOADING' })
    expect(state()).toMatchObject({ photos: {}, order: [], progress: undefined })
  })

  it('of a draft are known by what their service calls them, and files by what they hold', async () => {
    const kept = { serverId: undefined, file: new Blob(['beach']) }
    const social = { ...kept, id: '-9', name: 'beach', photoType: 'instagram', uniqueFileId: 'instagram17' } as const
    expect(await library.restore(social)).toMatchObject({ state: 'IMAGE', uniqueFileId: 'instagram17' })
    const again = await library.addFound({ ...social, fetch: async () => new Blob(['beach']) })
    expect(again.id).toBe('-9')
    const own = { ...kept, id: '-8', name: 'own.jpg', photoType: 'computer', file: new Blob(['own']) } as const
    expect(await library.restore({ ...own, uniqueFileId: 'of old' })).toMatchObject({ uniqueFileId: 'own' })
    expect((await addOne(library, file('own.jpg', 'own'))).id).toBe('-8')
  })

  it('of a draft come back under their id, turned as they were, and new ones keep clear of it', async () => {
    const kept = {
      id: '-9',
      name: 'old.jpg',
      photoType: 'computer',
      serverId: undefined,
      facts: { ...FACTS, rotation: 270 },
    } as const
    expect(await library.restore({ ...kept, uniqueFileId: undefined, file: new Blob(['old']) })).toMatchObject({
      id: '-9',
      rotation: 270,
    })
    expect((await addOne(library, file('new.jpg'))).id).toBe('-10')
    expect((await addOne(library, file('copy.jpg', 'old'))).id).toBe('-9')
  })

  it('of a draft get a second worker, and stay in their slot if that one fails too', async () => {
    const heard: string[] = []
    let crashes = 0
    const frail = createLibrary({
      ...hands.work,
      inspect: async (each, signal) => {
        if (crashes-- > 0) throw new PoolFailure('crashed')
        return hands.work.inspect(each, signal)
      },
    })
    frail.onPhotoFailed((id) => heard.push(id))
    const kept = { photoType: 'computer', serverId: undefined, uniqueFileId: undefined, facts: FACTS } as const
    const back = (id: string, content: string) =>
      frail.restore({ ...kept, id, name: content, file: new Blob([content]) }).then(({ state: now }) => now)
    crashes = 1
    expect(await back('-9', 'a')).toBe('IMAGE')
    crashes = 2
    expect(await back('-10', 'b')).toBe('ERROR')
    expect(heard).toEqual([])
    // What the draft has, a save can send.
    expect(await frail.fileOf('-10')?.text()).toBe('b')
    expect(frail.store.getState().photos['-10']).toMatchObject({ isKept: true, facts: FACTS })
    crashes = 0
    expect(await back('-11', 'png')).toBe('ERROR')
    expect(heard).toEqual(['-11'])
  })

  it('over which workers died are tried again when asked, whatever was cancelled meanwhile', async () => {
    let crashes = 2
    const frail = createLibrary({
      ...hands.work,
      inspect: async (each, signal) => {
        if (crashes-- > 0) throw new PoolFailure('crashed')
        return hands.work.inspect(each, signal)
      },
    })
    const tried = await addOne(frail, file('a.jpg'))
    if (tried.state !== 'ERROR') throw new Error('it came at once')
    expect(isRefused(tried)).toBe(false)
    frail.cancelImport()
    crashes = 2
    const again = tried.again?.()
    expect(frail.photoState(tried.id)).toBe('LOADING')
    expect(frail.store.getState().progress).toEqual({ done: 0, total: 1 })
    expect(await again).toMatchObject({ id: tried.id, state: 'ERROR' })
    const still = frail.store.getState().photos[tried.id]
    expect(await (still?.state === 'ERROR' && still.again?.())).toMatchObject({ id: tried.id, state: 'IMAGE' })
    expect(frail.store.getState().order).toEqual([tried.id])
    crashes = 0
    // What is wrong with a file stays so.
    expect(await addOne(frail, file('b.jpg', 'png'))).toMatchObject({ state: 'ERROR', again: undefined })
  })

  it('that were sent keep their file until an account has the collage', async () => {
    const { id } = await addOne(library, file('a.jpg'))
    expect(await library.fileOf(id)?.text()).toBe('a.jpg')
    library.markOnServer(id, 'server-1', bytes('a.jpg'))
    expect(state().photos[id]).toMatchObject({ id, serverId: 'server-1', state: 'IMAGE' })
    expect(await library.fileOf(id)?.text()).toBe('a.jpg')
    const other = await addOne(library, file('b.jpg'))
    library.letFilesGo([id, other.id])
    expect(library.fileOf(id)).toBeUndefined()
    expect(await library.fileOf(other.id)?.text()).toBe('b.jpg')
  })
})

describe('the pictures of the library', () => {
  const untilIdle = () => new Promise((resolve) => setTimeout(resolve, 0))

  it('get sharper where more pixels are wanted than the copy has', async () => {
    const { id } = await addOne(library, file('a.jpg'))
    let arrivals = 0
    const ask = (wanted: number) => library.source.picture(id, 'none', () => (arrivals += 1), wanted)
    expect(ask(1030)?.width).toBe(1024)
    await untilIdle()
    expect(arrivals).toBe(0)
    expect(ask(1900)?.width).toBe(1024)
    await untilIdle()
    expect(arrivals).toBe(1)
    expect(ask(1900)?.width).toBe(2048)
    expect(ask(600)?.width).toBe(1024)
    expect(ask(300)?.width).toBe(320)
  })

  it('are plain until their effect is there, which is made once of the small copy and once of the one shown', async () => {
    const { id } = await addOne(library, file('a.jpg'))
    let arrivals = 0
    const arrived = () => (arrivals += 1)
    const ask = () => library.source.picture(id, 'sepia', arrived)
    const plain = library.source.picture(id, 'none', () => undefined)
    expect(ask()?.image).toBe(plain?.image)
    expect(ask()?.image).toBe(plain?.image)
    await untilIdle()
    const toned = ask()
    expect(toned?.image).not.toBe(plain?.image)
    expect(toned?.width).toBe(1024)
    expect(library.source.picture(id, 'sepia', arrived, 100)?.width).toBe(320)
    await untilIdle()
    expect(ask()?.image).toBe(toned?.image)
    expect(arrivals).toBe(2)
  })

  it('say whether a better one is coming, and no more once it is there or failed', async () => {
    const { id } = await addOne(library, file('a.jpg'))
    const ask = (effect: 'none' | 'sepia', wanted: number) =>
      library.source.picture(id, effect, () => undefined, wanted)
    expect(ask('none', 1000)?.isComing).toBeFalsy()
    expect(ask('sepia', 1900)).toMatchObject({ width: 1024, isComing: true })
    await untilIdle()
    // The sharper copy is there; its effect is not yet.
    expect(ask('sepia', 1900)).toMatchObject({ isComing: true })
    await untilIdle()
    const toned = ask('sepia', 1900)
    expect(toned?.width).toBe(2048)
    expect(toned?.isComing).toBeFalsy()
    hands.work.sharpen = () => Promise.reject(new PoolFailure('crashed'))
    let calls = 0
    const other = () => library.source.picture(id, 'none', () => (calls += 1), 3000)
    expect(other()?.isComing).toBe(true)
    await untilIdle()
    expect(calls).toBe(1)
    expect(other()).toMatchObject({ width: 1024, isComing: false })
  })

  it('of a full library are never missing, however few of the larger copies fit', async () => {
    const closed = new Set<ImageBitmap>()
    const { decode } = hands.work
    library = createLibrary({
      ...hands.work,
      decode: async (...given) => {
        const decoded = await decode(...given)
        for (const each of [decoded.bitmap, decoded.small]) if (each) each.close = () => void closed.add(each)
        return decoded
      },
    })
    const many = Array.from({ length: 150 }, (_, index) => file(`${index}.jpg`))
    const ids = (await library.addFiles(many).photos).map(({ id }) => id)
    expect(closed.size).toBeGreaterThan(100)
    const isWhole = (picture: { readonly image: unknown } | undefined) =>
      picture !== undefined && !closed.has(picture.image as ImageBitmap)
    let arrivals = 0
    const ask = (wanted: number) => ids.map((id) => library.source.picture(id, 'none', () => (arrivals += 1), wanted))
    // A sheet of 144 photos needs only the pictures that are there.
    expect(ask(200).every((picture) => isWhole(picture) && picture?.width === 320)).toBe(true)
    await untilIdle()
    expect(arrivals).toBe(0)
    // At twice the size, every photo gets the picture it lacks.
    expect(ask(400).every(isWhole)).toBe(true)
    await untilIdle()
    expect(arrivals).toBeGreaterThan(100)
    expect(ask(400).every((picture) => isWhole(picture) && (picture?.width ?? 0) >= 512)).toBe(true)
  })

  it('are made again when they are looked at after they had to go', async () => {
    const many = Array.from({ length: 60 }, (_, index) => file(`${index}.jpg`))
    const [first] = await library.addFiles(many).photos
    const ask = () => library.source.picture(first?.id ?? '', 'none', () => undefined, 1000)?.width
    expect(ask()).toBe(320)
    await untilIdle()
    expect(ask()).toBe(1024)
  })
})
