import { describe, expect, it } from 'vitest'
import { byAge, isOffered, outdatedDrafts } from './draft-limits.ts'

const DAY = 86_400_000
const NOW = 1000 * DAY

function draft(draftId: string, daysOld: number, facts: { isUnsaved?: boolean; discardedAt?: number } = {}) {
  return { draftId, updatedAt: NOW - daysOld * DAY, isUnsaved: true, ...facts }
}

describe('drafts', () => {
  it('are offered while they have changes nobody else has, and until they are deleted', () => {
    expect(isOffered(draft('a', 1))).toBe(true)
    expect(isOffered(draft('a', 1, { isUnsaved: false }))).toBe(false)
    expect(isOffered(draft('a', 1, { discardedAt: NOW }))).toBe(false)
  })

  it('are listed with the most recent first', () => {
    const listed = [draft('old', 9), draft('new', 1), draft('middle', 5)].toSorted(byAge)
    expect(listed.map(({ draftId }) => draftId)).toEqual(['new', 'middle', 'old'])
  })

  it('are dropped after sixty days, those without changes after two', () => {
    const drafts = [
      draft('59', 59),
      draft('61', 61),
      draft('saved yesterday', 1, { isUnsaved: false }),
      draft('saved long ago', 3, { isUnsaved: false }),
    ]
    expect(outdatedDrafts(drafts, NOW)).toEqual(['61', 'saved long ago'])
  })

  it('are ten at most: the oldest make room, whatever was saved or deleted beside them', () => {
    const many = Array.from({ length: 12 }, (_, index) => draft(`d${index}`, 12 - index))
    const beside = [draft('saved', 0, { isUnsaved: false }), draft('deleted', 0, { discardedAt: NOW })]
    expect(outdatedDrafts([...many, ...beside], NOW)).toEqual(['d0', 'd1'])
    expect(outdatedDrafts(many.slice(2), NOW)).toEqual([])
  })

  it('stay for a while once they are deleted, so that it can be taken back', () => {
    expect(outdatedDrafts([draft('a', 0, { discardedAt: NOW - 30_000 })], NOW)).toEqual([])
    expect(outdatedDrafts([draft('a', 0, { discardedAt: NOW - 90_000 })], NOW)).toEqual(['a'])
  })
})
