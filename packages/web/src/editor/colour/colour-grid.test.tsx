// @vitest-environment happy-dom
import { PALETTE } from '@collagerie/core/colour'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '../../language/language-provider.tsx'
import { loadTextsOf, startLanguage } from '../../language/language-store.ts'
import { ColourGrid } from './colour-grid.tsx'

beforeAll(async () => {
  await startLanguage('fr')
  await loadTextsOf('rest')
})
afterEach(cleanup)

function show(chosen: string) {
  const onChoose = vi.fn<(colour: string) => void>()
  render(
    <LanguageProvider>
      <ColourGrid label="Choisissez une couleur" chosen={chosen} onChoose={onChoose} />
    </LanguageProvider>,
  )
  return onChoose
}

const tabStops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)

describe('the colours to choose from', () => {
  it('are the 112 of the palette, in eight rows, each with a name of its own', () => {
    show('')
    expect(screen.getAllByRole('row')).toHaveLength(8)
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(names).toHaveLength(112)
    expect(new Set(names).size).toBe(112)
    expect(names[1]).toBe('rouge, nuance 1 sur 8')
  })

  it('are reached with Tab at the chosen one and from there by arrows', () => {
    const onChoose = show('#c3393c')
    const [start] = tabStops()
    expect(start?.getAttribute('aria-label')).toBe('rouge, nuance 6 sur 8')
    act(() => start?.focus())
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('orange, nuance 5 sur 8')
    expect(tabStops()).toEqual([document.activeElement])
    expect(onChoose).not.toHaveBeenCalled()
    fireEvent.click(document.activeElement ?? document.body)
    expect(onChoose).toHaveBeenCalledWith(PALETTE[4 * 14 + 2])
  })

  it('mark the chosen one', () => {
    show('#000000')
    const marked = screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-selected') === 'true')
    expect(marked).toHaveLength(1)
  })
})
