// A long file: the calls of the overview, each with its refusals, on one server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collageXml, onePhotoPages, TEST_SCREENSHOT } from '../testing/collage-xml.ts'
import { rawGet } from '../testing/raw-get.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { type Answer, TestVisitor } from '../testing/test-visitor.ts'

type Card = Readonly<Record<string, unknown>>

function cardIn({ body }: Answer): Card {
  return Object(body['collage'])
}

describe('the overview', () => {
  let server: TestServer
  let visitors = 0
  /** For tests that do not care what else is in the list. */
  let zoe: TestVisitor

  beforeAll(async () => {
    server = await startTestServer()
    zoe = await newcomer()
  })

  afterAll(() => server.stop())

  /** Everybody starts with an empty overview. */
  async function newcomer(): Promise<TestVisitor> {
    const visitor = new TestVisitor(server.url)
    visitors += 1
    await visitor.register(`visitor${visitors}`)
    return visitor
  }

  async function save(visitor: TestVisitor, xml = collageXml()): Promise<string> {
    return String((await visitor.save(xml)).body['collageid'])
  }

  async function list(visitor: TestVisitor, after = ''): Promise<{ collages: readonly Card[]; next: string }> {
    const { body } = await visitor.call(`/api/collages?after=${encodeURIComponent(after)}`)
    return { collages: body['collages'] as readonly Card[], next: String(body['next']) }
  }

  const rename = (visitor: TestVisitor, id: string, name: unknown) =>
    visitor.post(`/api/collages/${id}/rename`, { name })

  describe('GET /api/collages', () => {
    it('says how much of the account is taken and how much there is', async () => {
      const anna = await newcomer()
      const room = async () => (await anna.call('/api/collages')).body['room']
      expect(await room()).toEqual({ used: 0, limit: 10_000_000_000 })
      const xml = collageXml()
      await save(anna, xml)
      const used = Buffer.byteLength(xml) + TEST_SCREENSHOT.length + 1000
      expect(await room()).toEqual({ used, limit: 10_000_000_000 })
    })

    it('says whose collages they are', async () => {
      const anna = await newcomer()
      expect((await anna.call('/api/collages')).body['username']).toMatch(/^visitor/)
    })

    it('has what a card shows, newest first', async () => {
      const anna = await newcomer()
      const first = await save(anna)
      const second = await save(
        anna,
        collageXml([], '  Nos \n vacances ', { templateId: 'garden', childTemplateId: '40x50', material: '' }, ''),
      )
      const { collages, next } = await list(anna)
      expect(next).toBe('')
      expect(collages).toEqual([
        {
          id: second,
          name: '',
          title: 'Nos vacances',
          templateId: 'garden',
          width: 40,
          height: 50,
          material: '',
          pages: 1,
          picture: '',
          version: 1,
          savedAt: expect.stringMatching(/^20.*Z$/),
        },
        expect.objectContaining({
          id: first,
          title: 'Été',
          width: 50,
          material: 'POSTER',
          picture: `/api/collages/${first}/picture?version=1`,
        }),
      ])
    })

    it('is empty at first, and nobody else’s ever', async () => {
      expect((await list(await newcomer())).collages).toEqual([])
    })

    it('comes in pages of 24, none twice and none left out when one is deleted meanwhile', async () => {
      const anna = await newcomer()
      const ids: string[] = []
      for (let count = 0; count < 50; count++) ids.push(await save(anna))
      const first = await list(anna)
      expect(first.collages).toHaveLength(24)
      await anna.post(`/api/collages/${String(first.collages[0]?.['id'])}/delete`, {})
      const second = await list(anna, first.next)
      const third = await list(anna, second.next)
      expect([second.collages.length, third.collages.length, third.next]).toEqual([24, 2, ''])
      const seen = [first, second, third].flatMap(({ collages }) => collages.map(({ id }) => String(id)))
      expect(seen.toSorted()).toEqual(ids.toSorted())
    })

    it.each(['nonsense', '~', "'; drop table collage"])('starts from the beginning at %s', async (after) => {
      const anna = await newcomer()
      await save(anna)
      expect((await list(anna, after)).collages).toHaveLength(1)
    })

    it('says how many pages a collage has', async () => {
      const anna = await newcomer()
      const template = {
        templateId: 'gen-alleven',
        childTemplateId: '50x40',
        material: 'POSTER',
        format: { width: 50, height: 40 },
      } as const
      await save(anna, onePhotoPages([template, template], await anna.uploadSome()))
      expect((await list(anna)).collages[0]?.['pages']).toBe(2)
    })

    it('follows a save: title, size and picture are those of the newest version', async () => {
      const anna = await newcomer()
      const id = await save(anna)
      const tall = {
        templateId: 'gen-heart',
        childTemplateId: '9',
        material: 'DIBOND',
        format: { width: 40.5, height: 60 },
      } as const
      await anna.save(collageXml([], 'Neu', tall), id)
      expect((await list(anna)).collages[0]).toMatchObject({
        title: 'Neu',
        templateId: 'gen-heart',
        width: 40.5,
        height: 60,
        material: 'DIBOND',
        version: 2,
        picture: `/api/collages/${id}/picture?version=2`,
      })
    })
  })

  describe('GET /api/collages/:id/picture', () => {
    it('sends the screenshot of a version, which this browser asks for anew each time', async () => {
      const id = await save(zoe)
      const answer = await fetch(`${server.url}/api/collages/${id}/picture?version=1`, {
        headers: { cookie: zoe.cookie },
      })
      expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(TEST_SCREENSHOT)
      expect(answer.headers.get('content-type')).toBe('image/jpeg')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    })

    it('sends the newest where none is asked for, and nothing twice', async () => {
      const path = `/api/collages/${await save(zoe)}/picture`
      const answer = await zoe.call(path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
      const headers = { 'if-none-match': String(answer.headers.get('etag')) }
      const again = await rawGet(server.url, path, { ...headers, cookie: zoe.cookie })
      expect([again.status, again.body]).toEqual([304, ''])
      expect((await rawGet(server.url, path, headers)).status).toBe(401)
    })

    it.each(['version=2', 'version=x', 'version=1&version=2'])('has none at ?%s', async (query) => {
      expect((await zoe.call(`/api/collages/${await save(zoe)}/picture?${query}`)).status).toBe(404)
    })

    it('has none of a collage without one', async () => {
      const id = await save(zoe, collageXml([], '', undefined, ''))
      expect((await zoe.call(`/api/collages/${id}/picture`)).status).toBe(404)
    })
  })

  describe('POST /api/collages/:id/rename', () => {
    it('gives a name, in characters a sheet takes, and leaves the place in the list', async () => {
      const anna = await newcomer()
      const id = await save(anna)
      await save(anna)
      const answer = await rename(anna, id, '  Chez l\u2019oncle & <co> 🎄 ')
      expect([answer.status, cardIn(answer)['name']]).toEqual([200, "Chez l'oncle & <co>"])
      expect((await list(anna)).collages[1]).toMatchObject({ id, name: "Chez l'oncle & <co>" })
    })

    it.each([
      ['nothing', undefined],
      ['an empty name', ''],
      ['spaces', '   '],
      ['61 characters', 'x'.repeat(61)],
      ['a line break', 'a\nb'],
      ['a zero', 'a\u0000b'],
      ['a line separator', 'a\u2028b'],
      ['a number', 7],
    ])('refuses %s', async (_case, name) => {
      const { status, body } = await rename(zoe, await save(zoe), name)
      expect([status, body]).toEqual([
        400,
        { error: expect.stringMatching(/^This name cannot be used: ./), code: 'badName' },
      ])
    })

    it('takes 60 characters', async () => {
      expect((await rename(zoe, await save(zoe), 'x'.repeat(60))).status).toBe(200)
    })

    it('refuses a name another of the user’s collages has, whatever its case; the own one may be written anew', async () => {
      const anna = await newcomer()
      const id = await save(anna)
      await rename(anna, id, 'Été')
      const { status, body } = await rename(anna, await save(anna), 'ÉTÉ ')
      expect([status, body]).toEqual([409, { error: 'Another of your collages has this name.', code: 'nameTaken' }])
      expect((await rename(anna, id, 'été')).status).toBe(200)
      const ben = await newcomer()
      expect((await rename(ben, await save(ben), 'Été')).status).toBe(200)
    })

    it('gives a name to one of many who ask at once', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, () => save(zoe)))
      const answers = await Promise.all(ids.map((id) => rename(zoe, id, 'Only one')))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    })
  })

  describe('POST /api/collages/:id/duplicate', () => {
    it('makes a collage of its own with the same content', async () => {
      const xml = collageXml([await zoe.uploadSome()], 'Original')
      const id = await save(zoe, xml)
      const copy = cardIn(await zoe.post(`/api/collages/${id}/duplicate`, { name: 'Copy' }))
      expect(copy).toMatchObject({ name: 'Copy', title: 'Original', width: 50, version: 1 })
      expect(copy['id']).not.toBe(id)
      await zoe.save(collageXml([], 'Changed'), id)
      expect((await zoe.load(String(copy['id']))).body['collagexml']).toBe(xml)
    })

    it('finds a free name by counting, within the length of a name', async () => {
      const anna = await newcomer()
      const id = await save(anna)
      await rename(anna, id, 'x'.repeat(60))
      const names: unknown[] = []
      for (let count = 0; count < 3; count++)
        names.push(cardIn(await anna.post(`/api/collages/${id}/duplicate`, {}))['name'])
      // An ellipsis may be printed as three dots, which have to fit as well.
      expect(names).toEqual([2, 3, 4].map((number) => `${'x'.repeat(53)}\u2026 (${number})`))
    })

    it('names each of many copies made at once differently', async () => {
      const anna = await newcomer()
      const id = await save(anna)
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => anna.post(`/api/collages/${id}/duplicate`, { name: 'Copy' })),
      )
      expect(new Set(answers.map((answer) => cardIn(answer)['name'])).size).toBe(5)
    })

    it('leaves a collage without a name nameless', async () => {
      const id = await save(zoe)
      expect(cardIn(await zoe.post(`/api/collages/${id}/duplicate`, {}))['name']).toBe('')
      expect((await zoe.post(`/api/collages/${id}/duplicate`, { name: '' })).status).toBe(400)
    })
  })

  describe('a deleted collage', () => {
    it('is missing everywhere, like one that never was', async () => {
      const deleted = await save(zoe)
      expect((await zoe.post(`/api/collages/${deleted}/delete`, {})).body).toEqual({ deleted: true })
      const order = { material: '', requestKey: 'x'.repeat(20) }
      const calls: readonly ((id: string) => Promise<Answer>)[] = [
        (id) => zoe.load(id),
        (id) => zoe.save(collageXml(), id),
        (id) => zoe.call(`/api/collagePhoto/collageid/${id}`),
        (id) => zoe.call(`/api/collages/${id}/picture`),
        (id) => zoe.call(`/api/collages/${id}/versions`),
        (id) => zoe.call(`/api/collages/${id}/offer`),
        (id) => rename(zoe, id, 'Name'),
        (id) => zoe.post(`/api/collages/${id}/duplicate`, {}),
        (id) => zoe.post(`/api/collages/${id}/delete`, {}),
        (id) => zoe.post(`/api/collages/${id}/versions/1/restore`, {}),
        (id) => zoe.post('/api/orders', { ...order, collageid: id }),
      ]
      for (const call of calls) {
        const [gone, never] = [await call(deleted), await call('never-was')]
        expect([gone.status, gone.body]).toEqual([404, never.body])
        expect(never.status).toBe(404)
      }
      expect((await list(zoe)).collages.map(({ id }) => id)).not.toContain(deleted)
    })

    it('comes back whole, once or twice asked', async () => {
      const anna = await newcomer()
      const xml = collageXml([], 'Back again')
      const id = await save(anna, xml)
      await rename(anna, id, 'Mine')
      const before = (await list(anna)).collages
      await anna.post(`/api/collages/${id}/delete`, {})
      for (let count = 0; count < 2; count++)
        expect(cardIn(await anna.post(`/api/collages/${id}/restore`, {}))).toEqual(before[0])
      expect((await list(anna)).collages).toEqual(before)
      expect((await anna.load(id)).body['collagexml']).toBe(xml)
    })

    it('gives its name free, and takes another when it comes back too late', async () => {
      const id = await save(zoe)
      await rename(zoe, id, 'Mine')
      await zoe.post(`/api/collages/${id}/delete`, {})
      expect((await rename(zoe, await save(zoe), 'Mine')).status).toBe(200)
      expect(cardIn(await zoe.post(`/api/collages/${id}/restore`, {}))['name']).toBe('Mine (2)')
    })
  })

  describe('versions', () => {
    it('are listed newest first, and an earlier one becomes the newest without losing any', async () => {
      const anna = await newcomer()
      const texts = ['one', 'two', 'three'].map((title) => collageXml([], title))
      const id = await save(anna, texts[0])
      await anna.save(texts[1] ?? '', id)
      await anna.save(texts[2] ?? '', id)
      const versions = async () => {
        const { body } = await anna.call(`/api/collages/${id}/versions`)
        return (body['versions'] as readonly Card[]).map(({ version }) => version)
      }
      expect(await versions()).toEqual([3, 2, 1])
      const { body } = await anna.call(`/api/collages/${id}/versions`)
      expect((body['versions'] as readonly Card[])[2]).toEqual({
        version: 1,
        savedAt: expect.stringMatching(/Z$/),
        width: 50,
        height: 40,
        picture: `/api/collages/${id}/picture?version=1`,
      })
      const restored = await anna.post(`/api/collages/${id}/versions/1/restore`, {})
      expect(cardIn(restored)).toMatchObject({ version: 4, title: 'one' })
      expect((await anna.load(id)).body['collagexml']).toBe(texts[0])
      expect(await versions()).toEqual([4, 3, 2, 1])
    })

    it.each(['9', '0', '-1', '1.5', 'x', '1e0'])('have no %s', async (version) => {
      const answer = await zoe.post(`/api/collages/${await save(zoe)}/versions/${version}/restore`, {})
      expect(answer.status).toBe(404)
    })
  })
})
