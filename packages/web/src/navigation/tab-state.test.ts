import { afterEach, describe, expect, it } from 'vitest'
import { isSaving, rememberRoute, takeStep, useTabState } from './tab-state.ts'

afterEach(() => useTabState.setState(useTabState.getInitialState()))

function startSave(): AbortSignal {
  const save = new AbortController()
  useTabState.setState({ editorState: 'save', save })
  return save.signal
}

describe('a save under way', () => {
  it('is given up by a navigation that ends elsewhere', () => {
    const signal = startSave()
    rememberRoute({ screen: 'chooser', filter: '' })
    expect(signal.aborted).toBe(true)
  })

  it('goes on while its dialog is closed', () => {
    const signal = startSave()
    takeStep('closeDialog')
    expect(signal.aborted).toBe(false)
  })

  it('counts as one until it has really ended', () => {
    startSave()
    takeStep('exit')
    expect(isSaving()).toBe(true)
    useTabState.setState({ save: undefined })
    expect(isSaving()).toBe(false)
  })
})

it('an occasion stays chosen while a number of photos is asked for, and ends with another filter', () => {
  const chosen = () => useTabState.getState().occasions
  rememberRoute({ screen: 'chooser', filter: 'occasion:wedding~mood:romantic' })
  rememberRoute({ screen: 'chooser', filter: 'photos:7' })
  expect(chosen()).toEqual(['wedding'])
  rememberRoute({ screen: 'chooser', filter: '' })
  expect(chosen()).toEqual([])
})
