import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../job/print-failure.ts'
import { preflightPage, warningSentence } from './preflight-page.ts'
import type { PreflightReport } from './preflight-report.ts'

const report: PreflightReport = {
  number: '<b>7</b>',
  material: 'POSTER',
  dpi: 300,
  profile: '',
  errors: [{ code: 'broken-photo', detail: '<script>', page: 1, slot: 'img1', photo: '"><img>' }],
  warnings: [{ code: 'low-quality', detail: '42', page: 2, slot: 'img2', photo: 'p' }],
  slots: [],
  texts: [],
  files: [],
}

describe('the preflight as a page', () => {
  it('says in sentences what is wrong and where', () => {
    const page = preflightPage(report)
    expect(page).toContain('Cannot be printed.')
    expect(page).toContain('The photo gives only 42 dpi in its slot. (page 2, slot img2, photo p)')
  })

  it('quotes the names of files and photos as they are', () => {
    const detail = "$& $` $' $$ {}"
    expect(sentenceOf('no-profile', detail, {})).toBe(`The profile ${detail} cannot be read as an ICC profile.`)
    expect(warningSentence({ code: 'unknown-face', detail })).toBe(
      `The face ${detail} is not known; another is printed.`,
    )
  })

  it('lets nothing of a document become markup', () => {
    const page = preflightPage(report)
    expect(page).not.toMatch(/<script|<img|<b>/)
    expect(page).toContain('&lt;script&gt;')
  })
})
