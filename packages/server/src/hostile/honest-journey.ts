import { setTimeout as pause } from 'node:timers/promises'
import { collageXml } from '../testing/collage-xml.ts'
import { testJpeg } from '../testing/test-jpeg.ts'
import { type Answer, TestVisitor } from '../testing/test-visitor.ts'

const PHOTOS = 6
/** How often a page retries when the server says when. */
const MOST_TRIES = 5

export interface JourneyStep {
  readonly name: string
  readonly milliseconds: number
}

/** A customer's whole journey: returns the time of each step, or throws if one failed. */
export async function honestJourney(url: string, name: string, address: string): Promise<readonly JourneyStep[]> {
  const visitor = new TestVisitor(url, url, address)
  const steps: JourneyStep[] = []

  async function step(what: string, call: () => Promise<Answer>): Promise<Answer['body']> {
    for (let tries = 1; ; tries++) {
      const begun = performance.now()
      const { status, headers, text, body } = await call()
      if (status === 200) {
        steps.push({ name: what, milliseconds: performance.now() - begun })
        return body
      }
      const seconds = Number(headers.get('retry-after'))
      if (status !== 503 || tries === MOST_TRIES || !(seconds > 0)) throw new Error(`${what}: ${status} ${text}`)
      await pause(seconds * 1000)
    }
  }

  async function expectSignedIn(what: string, isSignedIn: boolean, call: () => Promise<Answer>): Promise<void> {
    const { authenticated } = await step(what, call)
    if (authenticated !== String(isSignedIn)) throw new Error(`${what}: ${String(authenticated)}`)
  }

  const signOut = () => visitor.post('/api/logout?format=json', {})
  await expectSignedIn('register', true, () => visitor.register(name))
  await expectSignedIn('sign out', false, signOut)
  await expectSignedIn('sign in', true, () => visitor.signIn(name))
  const photos: string[] = []
  for (let photo = 0; photo < PHOTOS; photo++) {
    const jpeg = await testJpeg(400, 300)
    photos.push(String((await step('upload', () => visitor.upload(jpeg)))['id']))
  }
  const xml = collageXml([...photos, ...photos], name)
  const id = String((await step('save', () => visitor.save(xml)))['collageid'])
  const loaded = await step('load', () => visitor.load(id))
  if (loaded['collagexml'] !== xml) throw new Error('load: another collage')
  await step('duplicate', () => visitor.post(`/api/collages/${id}/duplicate`, {}))
  const offer = await step('offer', () => visitor.call(`/api/collages/${id}/offer`))
  if (offer['isFinished'] !== true) throw new Error('offer: not finished')
  await step('order', () => visitor.post('/api/orders', { collageid: id, requestKey: `request-key-of-${name}` }))
  const { collages } = await step('overview', () => visitor.call('/api/collages'))
  if (!Array.isArray(collages) || collages.length !== 2) throw new Error('overview: not two collages')
  await step('resize', () => visitor.call(`/api/file?s=&t=photo&x=${photos[0]}&resized=80x80`))
  await expectSignedIn('sign out', false, signOut)
  return steps
}
