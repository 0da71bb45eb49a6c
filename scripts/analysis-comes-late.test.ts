import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { broughtBy, closureOf, importsOf, isTest, ROOT, sources } from './boundaries/sources.ts'

const PHOTOS = join(ROOT, 'packages/web/src/photos')
const ANALYSIS = join(PHOTOS, 'analysis/analyse-picture.ts')
const WORKER = join(PHOTOS, 'workers/photo-worker.ts')
const JOBS = join(PHOTOS, 'workers/answer-job.ts')

const files = sources(join(ROOT, 'packages/web/src')).filter((file) => !isTest(file))

const own = [...closureOf(ANALYSIS)].filter((file) => !closureOf(WORKER).has(file))

it('what finds faces comes with what analyses photos', () => {
  const names = own.map((file) => relative(PHOTOS, file))
  for (const name of ['face-finder', 'face-network', 'find-faces', 'simd-kernel']) {
    expect(names).toContain(`analysis/${name}.ts`)
  }
})

it('nothing asks for what analyses photos but the worker that was given one', () => {
  const asking = files.filter((file) => importsOf(file).some((name) => resolve(dirname(file), name) === ANALYSIS))
  expect(asking).toEqual([JOBS])
  expect(files.filter((file) => broughtBy(file).includes(JOBS)).map((file) => relative(PHOTOS, file))).toEqual([
    'workers/photo-worker.ts',
  ])
  expect(broughtBy(WORKER)).not.toContain(ANALYSIS)
})

it('nothing else brings the network that finds faces, or its weights', () => {
  const network = files.filter((file) => /@vladmandic\/face-api/.test(readFileSync(file, 'utf8')))
  expect(network.map((file) => relative(PHOTOS, file))).toEqual(['analysis/face-finder.ts'])
  const bringing = files.filter((file) => !own.includes(file) && broughtBy(file).includes(network[0] ?? ''))
  expect(bringing).toEqual([])
})
