import { expect, it } from 'vitest'
import { offeredTemplate } from '../../document/testing/offered-template.ts'
import { similarTemplates } from './similar-templates.ts'

const card = (id: string, category: string, tag: string) => ({
  ...offeredTemplate('alleven'),
  id,
  category,
  tags: [tag],
})
const like = card('like', 'Moderne', 'photos:4')

it('similar templates are of the same category first, then for the nearest number of photos, and never itself', () => {
  const others = [
    card('far', 'Moderne', 'photos:30'),
    card('other', 'Rétro', 'photos:5'),
    card('near', 'Moderne', 'photos:6'),
    card('unknown', 'Moderne', 'birth'),
  ]
  const ids = similarTemplates([others[0] ?? like, like, ...others.slice(1)], like, 5).map(({ id }) => id)
  expect(ids).toEqual(['near', 'far', 'unknown', 'other'])
})

it('no more of them than a row needs', () => {
  const many = Array.from({ length: 40 }, (_, index) => card(`${index}`, 'Moderne', `photos:${index + 1}`))
  expect(similarTemplates(many, like, 20)).toHaveLength(8)
})
