import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DECLARATIONS, FILES, OUTSIDE_TOKENS, SHEETS, textOf } from './sheets.ts'

describe('the style sheets', () => {
  it('take back nothing that a class has said after the one it composes', () => {
    const faults = SHEETS.flatMap(({ file, text }) => {
      const rules = [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
        selectors: selectors.split(',').map((each) => each.trim()),
        said: [...body.matchAll(/([\w-]+):/g)].map(([, property = '']) => property),
        composed: /composes: (\w+);/.exec(body)?.[1],
      }))
      return rules.flatMap(({ selectors, said, composed }, index) =>
        rules
          .slice(index + 1)
          .filter((later) => later.said.some((each) => said.includes(each)))
          // A rule that names both means both.
          .filter(
            (later) =>
              later.selectors.includes(`.${composed}`) && !selectors.some((each) => later.selectors.includes(each)),
          )
          .map(() => `${file}: ${selectors.join()} composes .${composed}`),
      )
    })
    expect(faults).toEqual([])
  })

  it('say by a line what is chosen where grounds and shadows are taken away', () => {
    const forced = /@media \(forced-colors: active\) \{([^]*)\n\}/.exec(
      SHEETS.find(({ file }) => file === 'ui/base.css')?.text ?? '',
    )?.[1]
    const [chosen = '', rule = ''] = forced?.split(/[{}]/) ?? []
    expect(rule).toMatch(/outline: \d+px solid Highlight !important/)
    const states = SHEETS.flatMap(({ text }) => [
      ...text.matchAll(/\[(aria-(?:pressed|selected|checked|current)|data-selected)[^\]]*\]|:checked/g),
    ])
    const names = new Set(states.map(([state, attribute]) => attribute ?? state))
    expect(names.size).toBeGreaterThan(3)
    expect([...names].filter((name) => !chosen.includes(name))).toEqual([])
  })

  it('hide nothing by a colour alone where every colour is given', () => {
    const hidden = SHEETS.filter(({ text }) => /[;{]\s*color: transparent/.test(text))
    expect(hidden.filter(({ text }) => !/forced-color/.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('hide in one way what is only read out', () => {
    // The link past the header keeps its size, to be seen at once when it is focused.
    const ways = new Set(['ui/spoken.module.css', 'ui/skip-link.module.css'])
    const hidden = DECLARATIONS.filter(({ property, value }) => property === 'clip-path' && value === 'inset(50%)')
    expect(hidden).not.toEqual([])
    expect(hidden.map(({ file }) => file).filter((file) => !ways.has(file))).toEqual([])
    // Parts that appear on hover, focus or when ready, and native boxes that are replaced by drawn ones.
    const seenAgain = [
      'checkout/sharp-piece.module.css',
      'editor/sheet/sheet-stage.module.css',
      'photos/photo-tile.module.css',
      'ui/choice.module.css',
    ]
    const isUnseen = (rule: string) => /position: absolute;/.test(rule) && /opacity: 0;/.test(rule)
    const unseen = SHEETS.filter(({ text }) => text.match(/\{[^{}]*\}/g)?.some(isUnseen))
    expect(unseen.map(({ file }) => file).toSorted()).toEqual(seenAgain)
  })

  it('end every animation at once for people who asked for stillness', () => {
    const still = textOf('ui/base.css').split('(prefers-reduced-motion: reduce)')[1] ?? ''
    // Without the weight, the rule of a class would win against this one for everything.
    for (const property of ['animation-duration: var(--motion-none)', 'animation-iteration-count: 1'])
      expect(still).toContain(`${property} !important;`)
  })

  it('keep nothing in view but by the token that lets go of it in the lowest windows', () => {
    const kept = OUTSIDE_TOKENS.filter(({ property, value }) => property === 'position' && value === 'sticky')
    // The fade at the end of a row that scrolls is kept in view sideways, where no window is low.
    const sideways = 'ui/goes-on.module.css'
    expect(kept.map(({ file }) => file)).toEqual([sideways])
    const pinned = DECLARATIONS.filter(({ property }) => property === '--pinned')
    expect(pinned.map(({ value }) => value)).toEqual(['sticky', 'static'])
  })

  it('leave no fingers to the browser but where a script answers for their moves', () => {
    const folderOf = (file: string) => file.split('/')[0]
    const answered = FILES.filter((file) => /\.tsx?$/.test(file) && textOf(file).includes('handleTouches('))
    const folders = new Set(answered.map(folderOf))
    const kept = OUTSIDE_TOKENS.filter(({ file, property }) => property === 'touch-action' && file !== 'ui/base.css')
    expect(kept).not.toEqual([])
    expect(kept.filter(({ file }) => !folders.has(folderOf(file)))).toEqual([])
  })

  it('say nothing that a class of another sheet has said which they compose', () => {
    // A screen that comes later brings its own copy of that class, which then lies over this one.
    const saidBy = (sheet: string, name: string) =>
      (SHEETS.find(({ file }) => file === sheet)?.text ?? '')
        .split('}')
        .map((rule) => rule.split('{'))
        .filter(([selectors = '']) => selectors.split(',').some((each) => each.trim() === `.${name}`))
        .flatMap(([, body = '']) => propertiesOf(body))
    const propertiesOf = (body: string) => [...body.matchAll(/(?<=^|;)\s*([\w-]+):/g)].map(([, name = '']) => name)
    const composing = SHEETS.flatMap(({ file, text }) =>
      [...text.matchAll(/\{([^{}]*composes:\s*([\w-]+) from "([^"]+)";[^{}]*)\}/g)].map(
        ([, body = '', name = '', from = '']) => ({ file, body, name, from: join(dirname(file), from) }),
      ),
    )
    expect(saidBy('ui/state-dot.module.css', 'dotted')).toEqual(['gap'])
    expect(composing.length).toBeGreaterThan(50)
    const faults = composing.flatMap(({ file, body, name, from }) => {
      const said = new Set(saidBy(from, name).filter((property) => property !== 'composes'))
      return propertiesOf(body).flatMap((each) => (said.has(each) ? [`${file}: ${each} of .${name}`] : []))
    })
    expect(faults).toEqual([])
  })

  it('compose the rows of the page, and do not repeat them', () => {
    const saidIn = (body: string) => body.split(';').map((each) => each.trim())
    // Within a query nothing can be composed.
    const rulesOf = (text: string) =>
      [...text.replace(/^@[^;{]+\{[^]*?^\}/gm, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
        ([, selector = '', body = '']) => ({ selector: selector.trim(), said: saidIn(body) }),
      )
    const isRow = (file: string) => file === 'ui/row.module.css'
    const rows = SHEETS.filter(({ file }) => isRow(file)).flatMap(({ text }) => rulesOf(text))
    expect(rows).toHaveLength(2)
    const repeated = SHEETS.filter(({ file }) => !isRow(file)).flatMap(({ file, text }) =>
      rulesOf(text)
        .filter(({ said }) => rows.some((row) => row.said.every((each) => said.includes(each))))
        .map(({ selector }) => `${file} ${selector}`),
    )
    expect(repeated).toEqual([])
  })

  it('name what they style, and do not count to it', () => {
    const selectors = SHEETS.flatMap(({ file, text }) =>
      [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => ({ file, selector: selector.trim() })),
    )
    // The outlines name their boxes, which are the same for every screen, by `@custom-selector`.
    const counting = /:nth-|> :(?:first|last)-(?:child|of-type)|> (?:div|span|i|b)\b/
    const isOutline = (file: string) => file.startsWith('ui/frame/')
    const found = selectors.filter(({ file, selector }) => counting.test(selector) && !isOutline(file))
    expect(found.map(({ file, selector }) => `${file} ${selector}`).toSorted()).toEqual([
      // What stands in them is of others: whatever it is, the last has its place.
      'account/account-form.module.css .form > :last-child',
      'checkout/order-foot.module.css .confirm > [role="status"] > span',
      'editor/menu/sheet-tools.module.css .rail > :last-child',
      'ui/dialog-foot.module.css .row > :last-child',
    ])
  })

  it('outrank nothing by `!important` but what the browser, the kit and every component say', () => {
    const weighty = SHEETS.filter(({ text }) => text.includes('!important')).map(({ file }) => file)
    expect(weighty.toSorted()).toEqual([
      // Forced colours and stillness hold for everything.
      'editor/sheet/sheet-stage.module.css',
      'ui/base.css',
    ])
  })
})
