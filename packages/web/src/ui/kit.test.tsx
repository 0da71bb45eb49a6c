// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { KitLanguage } from './kit-language.tsx'
import { LinkButton } from './link-button.tsx'
import { Menu } from './menu.tsx'
import { Progress } from './progress.tsx'
import { Select } from './select.tsx'
import { Slider } from './slider.tsx'
import { Spinner } from './spinner.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'
import { Tips } from './tips.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function press(name: string, role = 'button'): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole(role, { name })))
}

describe('buttons', () => {
  it('keep the focus when they can no longer be pressed, and do nothing', () => {
    const onPress = vi.fn<() => void>()
    const onSubmit = vi.fn<() => void>()
    const form = (isDisabled: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isDisabled={isDisabled} onPress={onPress}>
          Undo
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' })
    act(() => button.focus())
    rerender(form(true))
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0])
    act(() => button.blur())
    expect(button.disabled).toBe(true)
  })

  it('are pressed, unless disabled', async () => {
    const pressed = vi.fn<(name: string) => void>()
    render(
      <>
        <Button onPress={() => pressed('on')}>On</Button>
        <Button isDisabled onPress={() => pressed('off')}>
          Off
        </Button>
        <LinkButton onPress={() => pressed('link')}>Link</LinkButton>
      </>,
    )
    await press('On')
    await press('Off')
    await press('Link')
    expect(pressed.mock.calls).toEqual([['on'], ['link']])
  })
})

function OpenDialog({ isDismissable }: { readonly isDismissable: boolean }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog title="Title" closeLabel="Close" {...{ isOpen, isDismissable }} onClose={() => setOpen(false)}>
      Body
    </Dialog>
  )
}

describe('a dialog', () => {
  it('is named by its title, takes the focus and closes on Escape', async () => {
    render(<OpenDialog isDismissable />)
    const dialog = screen.getByRole('dialog', { name: 'Title' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await act(async () => fireEvent.keyDown(dialog, { key: 'Escape' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes by its button', async () => {
    render(<OpenDialog isDismissable />)
    await press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays when leaving would lose work', async () => {
    render(<OpenDialog isDismissable={false} />)
    await act(async () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })
})

function TwoTabs() {
  const [selected, setSelected] = useState('one')
  const tabs = [
    { id: 'one', label: 'One', content: 'first panel' },
    { id: 'two', label: 'Two', content: 'second panel' },
  ]
  return <Tabs label="Sources" tabs={tabs} selected={selected} onSelect={setSelected} />
}

describe('choices', () => {
  it('a menu tells what was chosen, and says what cannot be', async () => {
    const chosen = vi.fn<(id: string) => void>()
    const entries = [
      { id: 'a', label: 'First' },
      { id: 'b', label: 'Second', isDisabled: true },
    ]
    render(<Menu title="What now?" icon="menu" entries={entries} onChoose={chosen} />)
    await press('What now?')
    expect(screen.getByRole('menuitem', { name: 'Second' }).getAttribute('aria-disabled')).toBe('true')
    await press('First', 'menuitem')
    expect(chosen.mock.calls).toEqual([['a']])
  })

  it('tabs show one panel at a time', async () => {
    render(<TwoTabs />)
    expect(screen.getByRole('tabpanel').textContent).toBe('first panel')
    await press('Two', 'tab')
    expect(screen.getByRole('tabpanel').textContent).toBe('second panel')
  })

  it('a select shows the choice and tells the new one', async () => {
    const selected = vi.fn<(id: string) => void>()
    const choices = [
      { id: 'm', label: 'Montserrat' },
      { id: 'n', label: 'Nunito' },
    ]
    render(<Select label="Font" choices={choices} selected="m" onSelect={selected} />)
    const button = screen.getByRole('button', { name: /Montserrat/ })
    await act(async () => fireEvent.click(button))
    await press('Nunito', 'option')
    expect(selected.mock.calls).toEqual([['n']])
  })

  it('a checkbox tells its new state', async () => {
    const changed = vi.fn<(selected: boolean) => void>()
    render(
      <Checkbox isSelected={false} onChange={changed}>
        Capitals?
      </Checkbox>,
    )
    await press('Capitals?', 'checkbox')
    expect(changed.mock.calls).toEqual([[true]])
  })

  it('a slider reads in the language of the app', () => {
    render(
      <KitLanguage language="de">
        <Slider label="Zoom" value={1.5} min={1} max={4} step={0.1} onChange={() => undefined} />
      </KitLanguage>,
    )
    expect(screen.getByRole('slider', { name: 'Zoom' })).toBeTruthy()
    expect(screen.getByText('1,5')).toBeTruthy()
  })
})

describe('a text field', () => {
  it('is named by its label, and its error is tied to it', () => {
    render(<TextField label="Title" placeholder="Your title" lines="many" error="Too long." />)
    const field = screen.getByRole('textbox', { name: 'Title' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Too long.')
  })

  it('says nothing is wrong when nothing is', () => {
    render(<TextField label="Title" hint="At most 20" />)
    expect(screen.getByRole('textbox', { name: 'Title' }).getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByText('At most 20')).toBeTruthy()
  })
})

describe('waiting', () => {
  it('progress says how far it is', () => {
    const { container } = render(<Progress label="Saving" value={3} max={12} />)
    expect(screen.getByRole('progressbar', { name: 'Saving' }).getAttribute('aria-valuenow')).toBe('3')
    expect(container.querySelectorAll('rect')[1]?.getAttribute('width')).toBe('75')
  })

  it('a spinner has words', () => {
    render(<Spinner label="Loading." />)
    expect(screen.getByRole('status').textContent).toBe('Loading.')
  })
})

describe('tips', () => {
  async function point(at: Element): Promise<void> {
    fireEvent(at, new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
    await act(() => vi.advanceTimersByTimeAsync(500))
  }

  it('say what a sign is when it is pointed at for a moment, and nothing of what has words', async () => {
    vi.useFakeTimers()
    render(
      <>
        <Button look="icon" aria-label="Rotate">
          <Icon name="rotate" />
        </Button>
        <Button aria-label="Save the photo">
          <Icon name="save" />
          Save
        </Button>
        <Tips />
      </>,
    )
    const sign = screen.getByRole('button', { name: 'Rotate' })
    fireEvent(sign, new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
    expect(screen.queryByRole('tooltip')).toBeNull()
    await point(sign.querySelector('svg') ?? sign)
    expect(screen.getByRole('tooltip').textContent).toBe('Rotate')
    await point(screen.getByRole('button', { name: 'Save the photo' }))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})
