import { readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type CatalogueEntry, LANGUAGES, type Localised } from '@collagerie/core/catalogue'

/** A small shop in a temporary folder: content, a built web application, and room for data. */
export interface FixtureFolders {
  readonly root: string
  readonly contentDir: string
  readonly webDir: string
  readonly dataDir: string
  remove(): Promise<void>
}

export async function createFixtureFolders(): Promise<FixtureFolders> {
  const root = await mkdtemp(join(tmpdir(), 'collagerie-server-'))
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return {
    root,
    contentDir: join(root, 'content'),
    webDir: join(root, 'web'),
    dataDir: join(root, 'data'),
    remove: () => rm(root, { recursive: true }),
  }
}

/** The fonts of a print without a title; they are large, and most tests print nothing. */
export async function addFonts(contentDir: string): Promise<void> {
  const folder = join(contentDir, 'webassets/fonts')
  await mkdir(folder, { recursive: true })
  for (const file of ['roboto-latin-400-normal.woff2']) {
    const slug = file.slice(0, file.indexOf('-latin-'))
    const source = createRequire(import.meta.url).resolve(`@fontsource/${slug}/package.json`)
    await copyFile(join(dirname(source), 'files', file), join(folder, file))
  }
}

function inAllLanguages(text: string): Localised<string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, `${text} ${language}`])) as Localised<string>
}

function size(width: number, height: number, url = ''): CatalogueEntry['sizes'][number] {
  return {
    id: `${width}x${height}`,
    width,
    height,
    materials: ['', 'POSTER', 'DIBOND'],
    description: inAllLanguages(`${width} x ${height}`),
    url,
  }
}

function entry(id: string, facts: Partial<CatalogueEntry>): CatalogueEntry {
  return {
    id,
    parent: '',
    tags: ['theme:basic'],
    name: inAllLanguages(`${id} & co`),
    thumbWidth: 200,
    thumbHeight: 160,
    description: inAllLanguages('description'),
    shortInfo: inAllLanguages('short'),
    leftInfo: inAllLanguages('left'),
    category: inAllLanguages('category'),
    source: `gen:${id.replace('gen-', '')}`,
    sizeurl: `/webassets/previews/${id}/`,
    labelurl: `/webassets/thumbs/${id}.jpg`,
    labelwebp: '',
    starturl: `/webassets/thumbs/${id}.jpg`,
    visible: true,
    isTileBased: false,
    hasCustomSizes: true,
    isCustom: false,
    isMaterialSpecific: false,
    sizes: [size(50, 40), size(40, 50)],
    ...facts,
  }
}

const CATALOGUE = [
  entry('gen-alleven', {}),
  entry('gen-heart', {}),
  entry('gen-tiles', { isTileBased: true, hasCustomSizes: false }),
  entry('gen-hidden', { source: 'gen:single', visible: false }),
  entry('garden', {
    source: 'static:garden',
    sizes: [
      size(50, 40, '/webassets/templates/garden-50x40.xml'),
      size(40, 50, '/webassets/templates/garden-40x50.xml'),
      size(50, 50, '/webassets/templates/not-there.xml'),
      size(60, 40, '/webassets/../catalogue.json'),
    ],
  }),
  entry('ruin', { source: 'static:ruin', sizes: [size(40, 50, '/webassets/templates/garden-40x50.xml')] }),
  { ...entry('gen-broken', {}), sizes: [{ ...size(50, 40), width: 'wide' }] },
]

const GARDEN = `<template designer="collagerie" design="garden" screendpcm="40">
  <canvas width="50" height="40"/>
  <variation id="default" bordermode="0">
    <image slot="img1" x="2" y="2" width="46" height="36" rotation="0"/>
  </variation>
</template>
`

/** The shop's only quote. */
export const TEST_QUOTE = 'fr-carpe-diem'

const QUOTES = [
  {
    lang: 'fr',
    id: TEST_QUOTE,
    type: 'quotes',
    unique: `quotes-${TEST_QUOTE}`,
    webformat: { src: '/webassets/quotes/fr/carpe-diem-web.jpg', width: 512, height: 384 },
    fullformat: { src: '/webassets/quotes/fr/carpe-diem-full.jpg', width: 3000, height: 2250 },
    text: 'Carpe diem',
  },
]

const LONG_SCRIPT = `console.log(${JSON.stringify('collage '.repeat(400))})\n`

const FILES: Readonly<Record<string, string>> = {
  'secret.txt': 'not for visitors',
  'content/catalogue.json': JSON.stringify(CATALOGUE),
  'content/quotes.json': JSON.stringify(QUOTES),
  'content/webassets/.hidden': 'not for visitors',
  'content/webassets/shapes/numbers.xml': readFileSync(
    join(import.meta.dirname, '../../../../content/shapes/numbers.xml'),
    'utf8',
  ),
  'content/webassets/art/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/webassets/thumbs/gen-alleven.jpg': 'picture',
  'content/webassets/templates/garden-50x40.xml': GARDEN,
  'content/webassets/templates/garden-40x50.xml': GARDEN.replace('width="46"', 'width="wide"'),
  'web/index.html':
    '<!doctype html><html lang="fr"><title>Collagerie</title><div><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i></div>',
  'web/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'web/.inputs': 'not for visitors',
  'web/assets/app-1a2b3c.js': LONG_SCRIPT,
  'web/assets/photo-worker-1a2b3c.js': LONG_SCRIPT,
  'web/assets/app-1a2b3c.js.br': 'brotli bytes',
  'web/assets/app-1a2b3c.js.gz': 'gzip bytes',
}
