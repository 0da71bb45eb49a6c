import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '@collagerie/core/catalogue'
import { materialMargin, sheetOf } from '@collagerie/core/format'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartFailure } from '../config/start-failure.ts'
import { startTestServer } from '../testing/start-test-server.ts'

type Files = Readonly<Record<string, unknown>>

const TERMS = Object.fromEntries(LANGUAGES.map((language) => [`terms/${language}.txt`, `# Terms\n\nIn ${language}.`]))

describe('the folder of a shop', () => {
  let shopDir: string

  beforeEach(async () => {
    shopDir = await mkdtemp(join(tmpdir(), 'collagerie-shop-'))
  })

  afterEach(() => rm(shopDir, { recursive: true }))

  async function start(files: Files) {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(shopDir, name)), { recursive: true })
      await writeFile(join(shopDir, name), typeof content === 'string' ? content : JSON.stringify(content))
    }
    return startTestServer({ shopDir })
  }

  it('may say nothing at all', async () => {
    const server = await start({ '.keep': '' })
    expect(await (await fetch(`${server.url}/choix`)).text()).not.toContain('collagerie-shop')
    await server.stop()
  })

  it('decides about sizes and materials, listed and typed in', async () => {
    const server = await start({
      'assortment.json': { sizes: ['70x50', '50x40'], materials: { POSTER: {}, DIBOND: { dpi: 200 } } },
    })
    const list = await (await fetch(`${server.url}/api/list?lang=en`)).text()
    const generated = /<template [^>]*id="gen-alleven".*?<\/template>/s.exec(list)?.[0] ?? ''
    const sizes = [...generated.matchAll(/<size [^>]*id="([^"]*)"[^>]*materials="([^"]*)"/g)]
    expect(sizes.map(([, id, materials]) => [id, materials])).toEqual([
      ['70x50', 'POSTER,DIBOND'],
      ['50x40', 'POSTER,DIBOND'],
    ])
    expect(await (await fetch(`${server.url}/choix`)).text()).toContain('&quot;hasOwnAssortment&quot;:true')
    const typed = await fetch(`${server.url}/api/customXml?templateId=gen-alleven&width=66&height=44`)
    expect(await typed.json()).toMatchObject({ materials: 'POSTER,DIBOND' })
    await server.stop()
  })

  it('decides about margins, for the page, for what is laid out and for what is printed', async () => {
    const margins = { POSTER: 0.4, CANVAS2CM: 3.5 }
    const server = await start({
      'assortment.json': { materials: { POSTER: { margin: 0.4 }, CANVAS2CM: { margin: 3.5 }, DIBOND: {} } },
    })
    const page = await (await fetch(`${server.url}/choix`)).text()
    expect(page).toContain(`&quot;margins&quot;:${JSON.stringify(margins).replaceAll('"', '&quot;')}`)
    expect([materialMargin('POSTER'), materialMargin('CANVAS2CM'), materialMargin('DIBOND')]).toEqual([0.4, 3.5, 0.3])
    expect(sheetOf({ width: 50, height: 40 }, 'CANVAS2CM')).toMatchObject({ width: 57, height: 47 })
    await server.stop()
    expect(materialMargin('POSTER')).toBe(0.1)
  })

  it('can do without sizes typed in', async () => {
    const server = await start({ 'assortment.json': { customSizes: false } })
    const typed = await fetch(`${server.url}/api/customXml?templateId=gen-alleven&width=66&height=44`)
    expect(typed.status).toBe(400)
    await server.stop()
  })

  it('asks for prices of what is sold alone', async () => {
    const server = await start({
      'assortment.json': { sizes: ['50x40'], customSizes: false, materials: { DIBOND: {} } },
      'prices.json': { currency: 'EUR', materials: { DIBOND: [{ upToCm2: 40_000, price: '29.00' }] } },
    })
    expect(await (await fetch(`${server.url}/choix`)).text()).toContain('29.00')
    await server.stop()
  })

  it('has the name of the shop', async () => {
    const server = await start({ 'shop.json': { name: 'Bücher & <Bilder>' } })
    const page = await (await fetch(`${server.url}/choix`)).text()
    expect(page).toContain('<title>Bücher &amp; &lt;Bilder&gt;</title>')
    expect(page).toContain('&quot;name&quot;:&quot;Bücher &amp; &lt;Bilder&gt;&quot;')
    await server.stop()
  })

  it('has the terms of the shop', async () => {
    const server = await start(TERMS)
    const answer = await fetch(`${server.url}/webassets/terms/it.txt`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe('# Terms\n\nIn it.')
    await server.stop()
  })

  const sold = (assortment: unknown) => ({ 'assortment.json': assortment })

  it.each<[string, Files, RegExp]>([
    ['a name nobody knows', { 'price.json': {} }, /price\.json is none of assortment\.json, delivery\.json, /],
    ['a key nobody knows', sold({ size: [] }), /has a fault: size is none of sizes, customSizes and materials\.$/],
    ['no size', sold({ sizes: [] }), /has a fault: sizes must have at least one size\.$/],
    ['a size twice', sold({ sizes: ['50x40', '50x40'] }), /has a fault: sizes has a size twice\.$/],
    ['a size no press prints', sold({ sizes: ['50x40', '500x40'] }), /has a fault: sizes\.1 must be a size /],
    ['a size that is none', sold({ sizes: ['50 x 40'] }), /has a fault: sizes\.0 must be a size /],
    ['a material nobody knows', sold({ materials: { WOOD: {} } }), /has a fault: materials\.WOOD is none of POSTER, /],
    ['no material', sold({ materials: {} }), /has a fault: materials must have at least one material\.$/],
    [
      'a resolution nobody prints',
      sold({ materials: { POSTER: { dpi: 29 } } }),
      /materials\.POSTER\.dpi must be a whole/,
    ],
    ...[-0.1, 2.1, '1'].map((margin): [string, Files, RegExp] => [
      `a poster's margin of ${JSON.stringify(margin)}`,
      sold({ materials: { POSTER: { margin } } }),
      /materials\.POSTER\.margin must be a number of centimetres from 0 to 2\.$/,
    ]),
    ['a wrap too narrow', sold({ materials: { CANVAS4CM: { margin: 0.9 } } }), /margin must be .* from 1 to 5\.$/],
    [
      'a margin of tiles',
      sold({ materials: { TILES: { margin: 0.1 } } }),
      /materials\.TILES\.margin is none of dpi\.$/,
    ],
    ['nothing left to sell', sold({ sizes: ['50x40'], materials: { CANVAS2CM: {} } }), /leaves no template/],
    [
      'a name too long',
      { 'shop.json': { name: 'x'.repeat(41) } },
      /shop\.json has a fault: name must be a text of 1 to 40/,
    ],
    [
      'a name in two lines',
      { 'shop.json': { name: 'a\nb' } },
      /shop\.json has a fault: name must be a text of 1 to 40/,
    ],
    [
      'a key of the shop nobody knows',
      { 'shop.json': { name: 'a', fax: '1' } },
      /shop\.json has a fault: fax is none of name, email, phone, address and hours\.$/,
    ],
    ...(
      [
        ['email', 'nobody', /email must be an e-mail address/],
        ['email', 'a\n@b.cd', /email must be an e-mail address/],
        ['phone', 'call us', /phone must be a telephone number/],
        ['phone', 5, /phone must be a telephone number/],
        ['address', [], /address must be a list of 1 to 5 lines/],
        ['address', ['1', '2', '3', '4', '5', '6'], /address must be a list of 1 to 5 lines/],
        ['address', ['Rue 1', ''], /address\.1 must be a text of 1 to 80 characters in one line/],
        ['hours', 'x'.repeat(121), /hours must be a text of 1 to 120 characters in one line/],
        ['hours', 'a\u200Bb', /hours must be a text of 1 to 120 characters in one line/],
      ] as const
    ).map(([key, said, sentence]): [string, Files, RegExp] => [
      `${key} ${JSON.stringify(said)}`,
      { 'shop.json': { name: 'a', [key]: said } },
      sentence,
    ]),
    [
      'a price of delivery without prices',
      { 'delivery.json': { ways: [{ way: 'post', price: '6.90' }] } },
      /delivery\.json has a fault: ways\.0\.price is only for a shop that has a prices\.json\.$/,
    ],
    ['an empty text', { ...TERMS, 'terms/de.txt': ' \n' }, /de\.txt is empty$/],
    ['terms of one language', { 'terms/fr.txt': 'Bonjour' }, /nl\.txt is missing: terms are there in every language/],
    ['terms of no language', { ...TERMS, 'terms/pt.txt': 'Olá' }, /terms has pt\.txt, which is none of fr\.txt, /],
    ['signs nobody sees', { ...TERMS, 'terms/en.txt': 'a\u0000b' }, /en\.txt has signs that cannot be shown$/],
  ])('is refused at the start with %s', async (_, files, sentence) => {
    const refused = start(files)
    await expect(refused).rejects.toBeInstanceOf(StartFailure)
    await expect(refused).rejects.toThrow(sentence)
  })

  it('is refused where there is none', async () => {
    const missing = startTestServer({ shopDir: join(shopDir, 'nowhere') })
    await expect(missing).rejects.toThrow(/nowhere cannot be read$/)
  })
})
