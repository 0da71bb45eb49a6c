// A long file: saving and loading with every refusal they know, on one server.

import { readCollageXml } from '@collagerie/core/collage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collageXml } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { inStoreOfEngine } from '../testing/in-every-store.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'

const BROKEN = usualOrFull(200, 5000)

inStoreOfEngine('collages', (store) => {
  let server: TestServer
  let anna: TestVisitor
  let photo = ''

  beforeAll(async () => {
    server = await startTestServer({ blobsPlace: await store.newPlace() })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
    photo = await anna.uploadSome()
  })

  afterAll(() => server.stop())

  describe('POST /api/save', () => {
    const fields = (xml: string) => ({
      collagexml: xml,
      editor: '2',
      editor_version: '1',
      fororder: 'true',
      templateid: 'gen-alleven',
    })

    it('saves, and loading gives back what was saved, to the byte', async () => {
      const xml = collageXml([photo], 'Été & <amis>')
      const saved = await anna.save(xml)
      expect([saved.status, saved.body]).toEqual([200, { collageid: expect.stringMatching(/^[\w-]{22}$/) }])
      const loaded = await anna.load(String(saved.body['collageid']))
      expect([loaded.status, loaded.body]).toEqual([200, { collagexml: xml, editor: 2 }])
    })

    it('makes a new collage once, however often its save is sent, and another after that one was deleted', async () => {
      const first = { ...fields(collageXml([photo], 'Un')), requestkey: 'the-first-save' }
      const answers = await Promise.all([anna.post('/api/save', first), anna.post('/api/save', first)])
      const [id, ...others] = answers.map(({ body }) => String(body['collageid']))
      expect(others).toEqual([id])
      const room = async () => (await anna.call('/api/collages')).body['room']
      const before = await room()
      expect((await anna.post('/api/save', first)).body['collageid']).toBe(id)
      expect(await room()).toEqual(before)
      const later = { ...fields(collageXml([photo], 'Deux')), requestkey: 'the-first-save' }
      expect((await anna.post('/api/save', later)).body['collageid']).toBe(id)
      expect((await anna.load(String(id))).body['collagexml']).toContain('Deux')
      const berta = new TestVisitor(server.url)
      await berta.register('berta-saves')
      const hers = { ...first, collagexml: collageXml() }
      expect((await berta.post('/api/save', hers)).body['collageid']).not.toBe(id)
      await anna.post(`/api/collages/${id}/delete`, {})
      const again = await anna.post('/api/save', later)
      expect(again.status).toBe(200)
      expect(again.body['collageid']).not.toBe(id)
    })

    it('takes JSON, form variables, form data, and JSON in the field upload', async () => {
      const xml = collageXml([photo], 'Ça & là + plus')
      const upload = JSON.stringify(fields(xml))
      const data = (values: Record<string, string>) => {
        const form = new FormData()
        for (const [name, value] of Object.entries(values)) form.set(name, value)
        return anna.call('/api/save?format=json', { method: 'POST', body: form })
      }
      const answers = [
        await anna.post('/api/save?format=json', fields(xml)),
        await anna.post('/api/save', { upload }),
        await anna.post('/api/save', { upload: fields(xml) }),
        await anna.form('/api/save', fields(xml)),
        await anna.form('/api/save', { upload }),
        await data(fields(xml)),
        await data({ upload }),
      ]
      for (const { status, body } of answers) {
        expect(status).toBe(200)
        expect((await anna.load(String(body['collageid']))).body['collagexml']).toBe(xml)
      }
    })

    it('remembers what the collage is saved for and which template it has', async () => {
      const { body } = await anna.form('/api/save', fields(collageXml()))
      const row = await server.database.query
        .selectFrom('collage')
        .selectAll()
        .where('id', '=', String(body['collageid']))
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({ for_order: 1, template_id: 'gen-alleven', editor: 2, editor_version: 1, version: 1 })
    })

    it('saves again under the same id and keeps the last ten versions', async () => {
      const { body } = await anna.save(collageXml([], 'version 1'))
      const id = String(body['collageid'])
      for (let version = 2; version <= 13; version++) {
        expect((await anna.save(collageXml([], `version ${version}`), id)).body).toEqual({ collageid: id })
      }
      expect((await anna.load(id)).body['collagexml']).toContain('version 13')
      const kept = await server.database.query
        .selectFrom('collage_version')
        .select('version')
        .where('collage_id', '=', id)
        .orderBy('version')
        .execute()
      expect(kept.map(({ version }) => version)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    })

    it('lets one of many saves at once stand whole, and keeps each as a version', async () => {
      const { body } = await anna.save(collageXml())
      const id = String(body['collageid'])
      const texts = Array.from({ length: 8 }, (_, index) => collageXml([], `at once ${index}`))
      const answers = await Promise.all(texts.map((xml) => anna.save(xml, id)))
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      expect(texts).toContain((await anna.load(id)).body['collagexml'])
      const kept = await server.database.query
        .selectFrom('collage_version')
        .select('version')
        .where('collage_id', '=', id)
        .orderBy('version')
        .execute()
      expect(kept.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    })

    it("takes the shop's quotes as photos", async () => {
      expect((await anna.save(collageXml([photo, TEST_QUOTE]))).status).toBe(200)
    })

    it('refuses a photo that is neither', async () => {
      const { status, body } = await anna.save(collageXml([photo, 'somebody-elses']))
      expect([status, body]).toEqual([
        400,
        {
          error: "Couldn't save: photo somebody-elses is not one of yours",
          code: 'photoNotYours',
          photoId: 'somebody-elses',
        },
      ])
    })

    it('looks for photos in the slots as well as in the list', async () => {
      const slot = '<userdata><dopimage position="img1"><photo id="hidden"/></dopimage></userdata>'
      expect((await anna.save(`<collage>${slot}</collage>`)).status).toBe(400)
    })

    it.each([
      ['no XML', 'hello', "Couldn't save: "],
      ['an open end', '<collage><userdata>', "Couldn't save: "],
      [
        'an entity bomb',
        '<!DOCTYPE a [<!ENTITY b "c">]><collage/>',
        "Couldn't save: a document type declaration is not allowed",
      ],
      ['no content', '<collage/>', "Couldn't save: collage: neither userdata nor pages"],
      [
        'a slot twice',
        '<collage><userdata><dopclip position="a"/><dopclip position="a"/></userdata></collage>',
        "Couldn't save: dopclip a: the slot exists twice",
      ],
      ['too many characters', `<collage>${' '.repeat(4_000_000)}</collage>`, "Couldn't save: the text has"],
    ])('refuses %s and says why', async (_case, xml, reason) => {
      const { status, body } = await anna.save(xml)
      expect(status).toBe(400)
      expect(body).toEqual({ error: expect.stringContaining(reason), code: 'saveRefused' })
    })

    it.each([
      ['no collage', { editor: 2 }, 'collagexml'],
      ['another editor', { editor: 1, collagexml: collageXml() }, 'editor'],
      ['no editor', { collagexml: collageXml() }, 'editor'],
      ['another version', { editor: 2, editor_version: 9, collagexml: collageXml() }, 'editor_version'],
      ['an id that is none', { editor: 2, collagexml: collageXml(), collageid: { a: 1 } }, 'collageid'],
    ])('refuses %s', async (_case, sent, field) => {
      const { status, body } = await anna.post('/api/save', sent)
      expect([status, body]).toEqual([
        400,
        { error: `Couldn't save: ${field} is missing or wrong`, code: 'saveRefused' },
      ])
    })

    it.each(['{"collagexml"', '7', 'null'])('refuses the field upload with %s in it', async (upload) => {
      expect((await anna.form('/api/save', { upload })).status).toBe(400)
    })

    it('answers 413 to what no collage can be, after hearing the sender out', async () => {
      for (const millions of [17, 50, 50]) expect((await anna.save(' '.repeat(millions * 1e6))).status).toBe(413)
    })

    it('takes the JSON in the field upload as a file too, and says when it is none', async () => {
      const send = (upload: string) => {
        const form = new FormData()
        form.set('upload', new Blob([upload], { type: 'application/json' }))
        return anna.call('/api/save?format=json', { method: 'POST', body: form })
      }
      expect((await send(JSON.stringify(fields(collageXml())))).status).toBe(200)
      const broken = await send('{')
      expect([broken.status, broken.body]).toEqual([
        400,
        { error: "Couldn't save: upload is not valid JSON", code: 'saveRefused' },
      ])
    })

    it('answers 404 to an id that does not exist, and makes none of it', async () => {
      const id = 'x'.repeat(22)
      const { status, body } = await anna.save(collageXml(), id)
      expect([status, body]).toEqual([
        404,
        { error: "Couldn't save: there is no such collage.", code: 'saveOfUnknown' },
      ])
      expect((await anna.load(id)).status).toBe(404)
    })

    it('answers 401 to a stranger', async () => {
      expect((await new TestVisitor(server.url).save(collageXml())).status).toBe(401)
    })
  })

  describe('POST /api/load', () => {
    it('takes the id from JSON and from a form', async () => {
      const { body } = await anna.save(collageXml())
      const collageid = String(body['collageid'])
      expect((await anna.load(collageid)).status).toBe(200)
      expect((await anna.form('/api/load?format=json', { collageid })).status).toBe(200)
    })

    it.each(['', 'nothing', 'x'.repeat(200)])('has nothing under "%s"', async (id) => {
      const { status, body } = await anna.load(id)
      expect([status, body]).toEqual([
        404,
        { error: 'De collage data was niet beschikbaar tijdens het laden.', code: 'collageUnavailable' },
      ])
    })

    it('refuses an id that is none', async () => {
      expect((await anna.post('/api/load', { collageid: [1] })).status).toBe(400)
    })

    it('answers 401 to a stranger', async () => {
      expect((await new TestVisitor(server.url).load('x')).status).toBe(401)
    })
  })

  describe('GET /api/collagePhoto/collageid/', () => {
    it('lists the photos of a collage, quotes among them', async () => {
      const origin = { name: 'C:\\fotos\\Été.jpg', source: 'instagram', externalId: 'Sandbox42' }
      const large = await anna.upload(await testJpeg(2048, 512), '270', origin)
      const id = String(large.body['id'])
      const { body } = await anna.save(collageXml([id, TEST_QUOTE, photo]))
      const answer = await anna.call(`/api/collagePhoto/collageid/${String(body['collageid'])}?format=json`)
      expect(answer.status).toBe(200)
      expect(JSON.parse(answer.text)).toEqual([
        {
          id,
          src: `/api/photo/${id}`,
          orgWidth: 2048,
          orgHeight: 512,
          webWidth: 1024,
          webHeight: 256,
          type: 'instagram',
          unique: id,
          suggestedRotation: 270,
          name: 'Été.jpg',
          externalId: 'Sandbox42',
        },
        {
          id: TEST_QUOTE,
          src: '/webassets/quotes/fr/carpe-diem-full.jpg',
          orgWidth: 3000,
          orgHeight: 2250,
          webWidth: 512,
          webHeight: 384,
          type: 'quotes',
          unique: 'quotes-fr-carpe-diem',
          suggestedRotation: 0,
          name: '',
          externalId: '',
        },
        expect.objectContaining({ id: photo, orgWidth: 8, orgHeight: 6, type: 'computer', name: '', externalId: '' }),
      ])
    })

    it('has nothing for a collage that does not exist', async () => {
      expect((await anna.call('/api/collagePhoto/collageid/nothing?format=json')).status).toBe(404)
    })

    it('answers 401 to a stranger', async () => {
      expect((await new TestVisitor(server.url).call('/api/collagePhoto/collageid/x')).status).toBe(401)
    })
  })

  it(`survives ${BROKEN} broken documents, and what it takes it gives back`, { timeout: BROKEN * 300 }, async () => {
    const xml = collageXml([photo])
    let state = 42
    const next = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      return state % below
    }
    const pieces = ['<', '>', '"', '&', '/', '0', '-1', 'ü', '<a>', '</userdata>', '&#0;', '\u0000', '\uD800', '']
    const outcomes = new Map<number, number>()
    for (let round = 0; round < BROKEN; round++) {
      const at = next(xml.length)
      const mutated = xml.slice(0, at) + (pieces[next(pieces.length)] ?? '') + xml.slice(at + next(8))
      const { status, body } = await anna.save(mutated)
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
      const isFine =
        status === 200 ? typeof body['collageid'] === 'string' : String(body['error']).startsWith("Couldn't")
      expect([mutated, isFine]).toEqual([mutated, true])
    }
    expect([...outcomes.keys()].toSorted((a, b) => a - b)).toEqual([200, 400])
    const stored = await server.database.query.selectFrom('collage_version').select('xml').execute()
    expect(stored.every((row) => readCollageXml(row.xml).ok)).toBe(true)
  })
})
