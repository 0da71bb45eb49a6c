import { collageXml } from '../testing/collage-xml.ts'
import { type Attack, answersOf, type ReceivedAnswer } from './attack.ts'

const AT_ONCE = 8
const MOST_ROUNDS = 20
const TITLE = 'x'.repeat(9000)

/** Duplicates a large collage until there is no room left, then deletes everything but the first. */
export const fullAccount: Attack = async ({ visitor, signal }) => {
  const xml = collageXml([], TITLE).replace('<collage>', `<collage>${'\n'.repeat(400_000)}`)
  const saved = await visitor.save(xml)
  const all: ReceivedAnswer[] = [saved]
  const copies: string[] = []
  const id = String(saved.body['collageid'])
  for (let round = 0; round < MOST_ROUNDS && !signal.aborted; round++) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => visitor.post(`/api/collages/${id}/duplicate`, {})),
    )
    all.push(...answers)
    copies.push(...answers.flatMap(({ body }) => (body['collage'] ? [String(Object(body['collage']).id)] : [])))
    if (answers.some(({ status }) => status !== 200)) break
  }
  for (const copy of copies) all.push(...(await answersOf(visitor.post(`/api/collages/${copy}/delete`, {}))))
  return all
}
