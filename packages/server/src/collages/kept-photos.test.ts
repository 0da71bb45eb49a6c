import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '../config/times.ts'
import { isoTime } from '../storage/iso-time.ts'
import { photosOfCopies } from '../storage/migrations/0013-photos-of-copies.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { type Answer, TestVisitor } from '../testing/test-visitor.ts'

const VERSIONS_KEPT = 10
const PHOTOS = 6
const SLOTS = 12

type Step =
  | { readonly kind: 'save'; readonly shown: readonly number[]; readonly waiting: readonly number[] }
  | { readonly kind: 'save by a build of before'; readonly shown: readonly number[] }
  | { readonly kind: 'restore'; readonly back: number }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'order' }

const someShown = fc.uniqueArray(fc.nat(PHOTOS - 1), { minLength: 1, maxLength: 3 })
const someWaiting = fc.uniqueArray(fc.nat(PHOTOS - 1), { maxLength: 2 })
const saves = fc.record({ kind: fc.constant('save' as const), shown: someShown, waiting: someWaiting })
const STEP = fc.oneof(
  { weight: 12, arbitrary: saves },
  { weight: 1, arbitrary: someShown.map((photos): Step => ({ kind: 'save by a build of before', shown: photos })) },
  { weight: 2, arbitrary: fc.nat(VERSIONS_KEPT - 1).map((back): Step => ({ kind: 'restore', back })) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'duplicate' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'order' }) },
)

describe('the photos of a collage', () => {
  let server: TestServer
  let anna: TestVisitor
  let photos: string[] = []
  let ordered = 0

  beforeAll(async () => {
    server = await startTestServer({ orderLimit: 10_000 })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
    photos = await Promise.all(Array.from({ length: PHOTOS }, () => anna.uploadSome()))
  })

  afterAll(() => server.stop())

  /** A collage that shows the first photos in turn, lists the others, which wait for a slot, and can be ordered. */
  function documentOf(shown: readonly number[], waiting: readonly number[]): string {
    const slots = Array.from({ length: SLOTS }, (_, slot) => photos[shown[slot % shown.length] ?? 0] ?? '')
    const listed = waiting.map((photo) => `<photo id="${photos[photo]}"/>`).join('')
    return collageXml(slots).replace('</photos>', `${listed}</photos>`)
  }

  async function save(shown: readonly number[], id = '', waiting: readonly number[] = []): Promise<string> {
    const saved = await anna.save(documentOf(shown, waiting), id)
    expect(saved.status).toBe(200)
    return String(saved.body['collageid'])
  }

  const usesOf = (holder: string) =>
    server.database.query.selectFrom('photo_use').select(['photo_id', 'version']).where('holder', '=', holder).execute()

  /** Saves like a build without versions, which leaves the photos noted earlier. */
  async function saveAsBefore(which: readonly number[], id: string): Promise<void> {
    const { query } = server.database
    const before = new Map((await usesOf(id)).map((use) => [use.photo_id, use.version]))
    await save(which, id)
    for (const { photo_id: photo } of await usesOf(id))
      await query
        .updateTable('photo_use')
        .set({ version: before.get(photo) ?? 0 })
        .where('holder', '=', id)
        .where('photo_id', '=', photo)
        .execute()
    const { version } = await query
      .selectFrom('collage')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await query
      .updateTable('collage_version')
      .set({ has_noted_uses: 0 })
      .where('collage_id', '=', id)
      .where('version', '=', version)
      .execute()
  }

  async function done(asked: Promise<Answer>): Promise<void> {
    expect((await asked).status).toBe(200)
  }

  async function take(step: Step, id: string): Promise<void> {
    if (step.kind === 'save') await save(step.shown, id, step.waiting)
    else if (step.kind === 'save by a build of before') await saveAsBefore(step.shown, id)
    else if (step.kind === 'duplicate') await done(anna.post(`/api/collages/${id}/duplicate`, {}))
    else if (step.kind === 'order') {
      ordered += 1
      const requestKey = `request-key-${String(ordered).padStart(8, '0')}`
      await done(anna.post('/api/orders', { collageid: id, requestKey }))
    } else {
      const rows = server.database.query.selectFrom('collage_version').select('version').where('collage_id', '=', id)
      const kept = await rows.orderBy('version').execute()
      const { version } = kept[step.back % kept.length] ?? { version: 1 }
      await done(anna.post(`/api/collages/${id}/versions/${version}/restore`, {}))
    }
  }

  const photosIn = (documents: readonly { readonly xml: string }[]) =>
    photos.filter((photo) => documents.some(({ xml }) => xml.includes(photo)))

  /**
   * Every version that can be opened or restored has its photos, those that wait too; if all versions are known, no
   * other photo is held. An order holds the photos it prints.
   */
  async function expectHeld(): Promise<void> {
    const { query } = server.database
    for (const { id } of await query.selectFrom('collage').select('id').execute()) {
      const rows = query.selectFrom('collage_version').select(['xml', 'has_noted_uses']).where('collage_id', '=', id)
      const versions = await rows.execute()
      const held = (await usesOf(id)).map((use) => use.photo_id)
      expect(held).toEqual(expect.arrayContaining(photosIn(versions)))
      const isKnown = versions.every((version) => version.has_noted_uses === 1)
      const heldFor = isKnown ? photosIn(versions) : held
      expect(held.filter((photo) => !heldFor.includes(photo))).toEqual([])
    }
    for (const { number, xml } of await query.selectFrom('collage_order').select(['number', 'xml']).execute())
      expect((await usesOf(number)).map((use) => use.photo_id).toSorted()).toEqual(
        photosIn([{ xml: xml.replace(/<photos>.*<\/photos>/s, '') }]).toSorted(),
      )
  }

  it('are held by every version that is kept, by copies and by orders, and by nothing else', async () => {
    const histories = fc.array(STEP, { minLength: 25, maxLength: 35 })
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const id = await save([0])
        for (const step of history) await take(step, id)
        // Photos saved by an earlier build are fully known once their version is dropped.
        await expectHeld()
        for (let count = 0; count <= VERSIONS_KEPT; count++) await save([1], id)
        await expectHeld()
        expect((await usesOf(id)).map((use) => use.photo_id)).toEqual([photos[1]])
      }),
      // A shorter history would start from the state this one left.
      { numRuns: 5, endOnFailure: true },
    )
  })

  it('stay in a copy when the collage it was made of is gone', async () => {
    const { query } = server.database
    const own = await anna.uploadSome()
    photos.push(own)
    const id = String((await anna.save(collageXml([own]))).body['collageid'])
    expect((await anna.post(`/api/collages/${id}/duplicate`, {})).status).toBe(200)
    await anna.post(`/api/collages/${id}/delete`, {})
    const longAgo = isoTime(-100 * MS_PER_DAY)
    await query.updateTable('collage').set({ deleted_at: longAgo }).where('id', '=', id).execute()
    await query.updateTable('photo').set({ created_at: longAgo }).where('id', '=', own).execute()
    await server.doUpkeep()
    expect(await query.selectFrom('collage').select('id').where('id', '=', id).execute()).toEqual([])
    expect(await query.selectFrom('photo_use').select('photo_id').where('photo_id', '=', own).execute()).toHaveLength(1)
    expect((await anna.call(`/api/file?x=${own}`)).status).toBe(200)
  })

  it('are held by a copy of before that held none, once the database is brought up to date', async () => {
    const { query } = server.database
    const id = await save([2, 3])
    await query.deleteFrom('photo_use').where('holder', '=', id).execute()
    await photosOfCopies.up(query)
    expect((await usesOf(id)).map((use) => use.photo_id).toSorted()).toEqual(photos.slice(2, 4).toSorted())
    await query.updateTable('photo_use').set({ version: 1 }).where('holder', '=', id).execute()
    await expectHeld()
  })

  it('that no version has any more go 60 days later, when no draft can have them, and make room', async () => {
    const { query } = server.database
    const own = await anna.uploadSome()
    photos.push(own)
    const isThere = async () =>
      (await query.selectFrom('photo').select('id').where('id', '=', own).execute()).length === 1
    const age = () =>
      query
        .updateTable('photo')
        .set({ created_at: isoTime(-61 * MS_PER_DAY) })
        .execute()
    const used = async () =>
      Number((await query.selectFrom('account').select('bytes_used').executeTakeFirstOrThrow()).bytes_used)
    const id = String((await anna.save(collageXml([own]))).body['collageid'])
    for (let count = 1; count < VERSIONS_KEPT; count++) await save([0], id)
    await age()
    await server.doUpkeep()
    expect(await isThere()).toBe(true)
    await save([0], id)
    await server.doUpkeep()
    expect(await isThere()).toBe(true)
    const before = await used()
    await age()
    await server.doUpkeep()
    expect(await isThere()).toBe(false)
    expect(await used()).toBeLessThan(before)
    await expectHeld()
  })
})
