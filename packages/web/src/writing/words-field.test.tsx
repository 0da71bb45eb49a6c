// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, describe, expect, it } from 'vitest'
import { first } from '../language/messages/en/first.ts'
import { carryFacts } from '../navigation/testing/carry-facts.ts'
import { WordsField } from './words-field.tsx'

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

function Field({ onWrite }: { readonly onWrite?: (text: string) => void }) {
  const [value, setValue] = useState('')
  function write(text: string): void {
    setValue(text)
    onWrite?.(text)
  }
  return (
    <IntlProvider locale="en" messages={{ misc: first.misc } as object}>
      <WordsField label="Title" value={value} onWrite={write} />
    </IntlProvider>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const said = () => screen.getByRole('status').textContent

describe('a field for words', () => {
  it('says what it prints otherwise and names what it does not take, for as long as one writes', () => {
    render(<Field />)
    type('Sœur')
    const twin = 'œ is printed as “oe”.'
    expect([box().value, said()]).toEqual(['Soeur', twin])
    type('Soeur ☀')
    expect([box().value, said()]).toEqual(['Soeur ', `This character cannot be used here, sorry: ☀\n${twin}`])
    type('Soeur à 日')
    expect([box().value, said()]).toEqual(['Soeur à ', `These characters cannot be used here, sorry: ☀ 日\n${twin}`])
    type('')
    expect(said()).toBe('')
  })

  it('explains the last few characters that it prints otherwise', () => {
    render(<Field />)
    type('æ – œ … —')
    expect(said()?.split('\n')).toEqual(['œ is printed as “oe”.', '… is printed as “...”.', '— is printed as “-”.'])
  })

  it('says that there are more than it names', () => {
    render(<Field />)
    type('一二三四五六七八九十')
    expect(said()).toBe('These characters cannot be used here, sorry: 一 二 三 四 五 六 七 八 …')
  })

  it('leaves a composition alone until it ends, and never loses what was composed', () => {
    const written: string[] = []
    render(<Field onWrite={(text) => written.push(text)} />)
    type('a ')
    fireEvent.compositionStart(box())
    type('a に')
    expect([box().value, said()]).toEqual(['a に', ''])
    type('a ni’')
    expect(box().value).toBe('a ni’')
    expect(written.at(-1)).toBe("a ni'")
    fireEvent.compositionEnd(box())
    expect([box().value, said()]).toEqual(["a ni'", ''])
  })

  it('keeps the caret where the customer writes', async () => {
    render(<Field />)
    type('Lété')
    fireEvent.change(box(), { target: { value: 'L\u2019été', selectionStart: 2, selectionEnd: 2 } })
    await Promise.resolve()
    expect([box().value, box().selectionStart]).toEqual(["L'été", 2])
  })

  it('takes everything the fonts draw where the shop wants it so', () => {
    carryFacts({ textCharacters: 'all' })
    render(<Field />)
    type('5 € – ☀')
    expect([box().value, said()]).toEqual(['5 € – ', 'This character cannot be used here, sorry: ☀'])
  })
})
