import { afterEach, describe, expect, it } from 'vitest'
import { isSaving, rememberRoute, takeStep, useSession } from './session.ts'

afterEach(() => useSession.setState(useSession.getInitialState()))

function startSave(): AbortSignal {
  const save = new AbortController()
  useSession.setState({ editorState: 'save', save })
  return save.signal
}

describe('a save under way', () => {
  it('is given up by a navigation that ends elsewhere', () => {
    const signal = startSave()
    rememberRoute({ screen: 'selection', filter: '' })
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
    useSession.setState({ save: undefined })
    expect(isSaving()).toBe(false)
  })
})
