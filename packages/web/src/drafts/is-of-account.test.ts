import { expect, it } from 'vitest'
import type { DraftPhoto } from './draft-record.ts'
import { isOfAccount } from './is-of-account.ts'

const photo = (facts: Partial<DraftPhoto>): DraftPhoto => ({
  id: '-2',
  name: 'plage.jpg',
  photoType: 'computer',
  isOffered: true,
  ...facts,
})

it.each([
  ['made by nobody in particular', { photos: [photo({})] }, false],
  ['with a quote, which is the shop’s', { photos: [photo({ photoType: 'quotes', serverId: 'q' })] }, false],
  ['of a saved collage', { savedId: 'c', photos: [] }, true],
  ['with a photo the account has', { photos: [photo({ serverId: 'p' })] }, true],
  ['worked on while signed in', { photos: [], isOfAccount: true }, true],
] as const)('a draft %s', (_, draft, is) => {
  expect(isOfAccount(draft)).toBe(is)
})
