import { resolve } from 'node:path'
import { ms, printTable } from '../print-table.ts'
import { signedInCookie } from '../servers/sign-in.ts'
import { startProduct } from '../servers/start-product.ts'
import { type RunningServer, startServer } from '../servers/start-server.ts'
import { timesOf } from '../statistics.ts'

const CLIENTS = 100
const ROUNDS = 3
const UPLOADS = 600
const SAVES = 1500
const PHOTO_BYTES = 1_000_000
const BARE = resolve(import.meta.dirname, '../servers/bare.ts')

interface Measured {
  readonly perSecond: number
  readonly times: readonly number[]
}

/** The start of a picture up to its pixels, of so many pixels each way. */
function headOf(width: number, height: number): Buffer {
  const table = `ffdb004300${'01'.repeat(64)}`
  const head = Buffer.from(`ffd8${table}ffc0000b080000000001011100ffda0008010100003f00`, 'hex')
  const frame = 2 + table.length / 2
  head.writeUInt16BE(height, frame + 5)
  head.writeUInt16BE(width, frame + 7)
  return head
}

/** A picture's header, then noise that differs each time: nothing is stored twice, so nothing may be the same. */
function photo(): Blob {
  const head = new Uint8Array(headOf(4000, 3000))
  const noise = Buffer.alloc(PHOTO_BYTES, Math.random().toString(36))
  noise.writeDoubleBE(Math.random(), 64)
  return new Blob([head, noise, Buffer.from('ffd9', 'hex')], { type: 'image/jpeg' })
}

async function upload(url: string, cookie: string): Promise<void> {
  const form = new FormData()
  form.set('suggestedRotation', '0')
  form.set('file', photo(), 'photo.jpg')
  const answer = await fetch(`${url}/api/upload?format=json`, {
    method: 'POST',
    body: form,
    headers: { cookie, origin: url },
  })
  if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

const SCREENSHOT = Buffer.concat([headOf(500, 500), Buffer.alloc(30_000, 7)]).toString('base64')
const COLLAGE = `<collage><templates><template templateId="gen-alleven" childTemplateId="50x40" material="POSTER"><canvas width="50" height="40"/></template></templates><screenshot>${SCREENSHOT}</screenshot><userdata variation="default" version="2" photobordercolor="0x000000" photoborderautomaticcolor="true" photobackgroundcolor="0xffffff"></userdata></collage>`

async function save(url: string, cookie: string): Promise<void> {
  const body = { collagexml: COLLAGE, editor: 2, editor_version: 1, fororder: false, templateid: 'gen-alleven' }
  const answer = await fetch(`${url}/api/save?format=json`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, origin: url, 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`save: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** So many clients at once, each with one call after the other. */
async function load(count: number, call: () => Promise<void>): Promise<Measured> {
  const times: number[] = []
  let left = count
  const start = performance.now()
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left > 0) {
        left -= 1
        const begun = performance.now()
        await call()
        times.push(performance.now() - begun)
      }
    }),
  )
  return { perSecond: (times.length * 1000) / (performance.now() - start), times }
}

function together(runs: readonly Measured[]): Measured {
  const rates = timesOf(runs.map(({ perSecond }) => perSecond))
  return { perSecond: rates.median, times: runs.flatMap(({ times }) => times) }
}

/** Uploads beside a bare server in turns, then saves, all with a hundred clients on this machine. */
export async function measureSaving(): Promise<void> {
  const running: RunningServer[] = []
  try {
    const ours = await startProduct({ LOG_LEVEL: 'info', UPLOAD_LIMIT: '1000000' })
    running.push(ours)
    const bare = await startServer((folder) => ({ args: ['--import', 'tsx', BARE, folder] }))
    running.push(bare)
    const cookie = await signedInCookie(ours.url)
    const rounds: Record<'ours' | 'bare', Measured[]> = { ours: [], bare: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.bare.push(await load(UPLOADS, () => upload(bare.url, '')))
      rounds.ours.push(await load(UPLOADS, () => upload(ours.url, cookie)))
    }
    const saves = await load(SAVES, () => save(ours.url, cookie))
    const [us, them] = [together(rounds.ours), together(rounds.bare)]
    const row = (name: string, { perSecond, times }: Measured, ratio: string) => {
      const { median, p99 } = timesOf(times)
      return [name, perSecond.toFixed(0), ratio, ms(median), ms(p99)]
    }
    printTable(
      `${CLIENTS} clients at once, photos of 1 MB`,
      ['', 'a second', 'ratio', 'median ms', 'p99 ms'],
      [
        row('uploads, Collagerie', us, `${(us.perSecond / them.perSecond).toFixed(2)}x`),
        row('uploads, bare Fastify to disk', them, '1.00x'),
        row('saves of a collage with its picture', saves, ''),
      ],
    )
  } finally {
    await Promise.all(running.map((server) => server.stop()))
  }
}
