const PHOTO_BYTES = 1_000_000

export interface LoadTimes {
  readonly perSecond: number
  readonly times: readonly number[]
}

/** The start of a picture with these measures, up to its pixels. */
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

export async function uploadTo(url: string, cookie: string): Promise<void> {
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

export async function saveTo(url: string, cookie: string): Promise<void> {
  const body = { collagexml: COLLAGE, editor: 2, editor_version: 1, fororder: false, templateid: 'gen-alleven' }
  const answer = await fetch(`${url}/api/save?format=json`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, origin: url, 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`save: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** Makes `count` calls with `clients` clients at once, each with one call after the other. */
export async function measureLoad(count: number, clients: number, call: () => Promise<void>): Promise<LoadTimes> {
  const times: number[] = []
  let left = count
  const start = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
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
