// @vitest-environment happy-dom
import { type PlacedPhoto, placePhoto } from '@collagerie/core/placement'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PictureSource } from '../painting/picture-source.ts'
import { PhotoEditDialog } from './photo-edit-dialog.tsx'
import { renderFrench } from './testing/render-french.tsx'

/** Nothing can be drawn here, but the effect of the buttons can be seen. */
const source: PictureSource = { photoSize: () => undefined, picture: () => undefined }
const original = { width: 1000, height: 800 }
const slot = { width: 10, height: 8 }

afterEach(cleanup)

function open(asksText = false) {
  let lies = placePhoto('-2')
  const done: (PlacedPhoto | 'closed' | { readonly textOn: PlacedPhoto })[] = []
  renderFrench(
    <PhotoEditDialog
      placed={lies}
      original={original}
      slot={slot}
      source={source}
      onChange={(now) => {
        lies = now
      }}
      onDone={() => done.push(lies)}
      onClose={() => done.push('closed')}
      {...(asksText && { onText: () => done.push({ textOn: lies }) })}
    />,
  )
  return done
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const stage = () => screen.getByRole('application')

describe('the photo edit dialog', () => {
  it('starts in editing mode and gives the photo back as it was', () => {
    const done = open()
    for (const name of ['Réduire', 'Agrandir', 'Effets', 'Pivoter', 'Terminé']) {
      expect(screen.getByRole('button', { name })).toBeTruthy()
    }
    expect(screen.queryByRole('button', { name: 'Texte' })).toBeNull()
    press('Terminé')
    expect(done).toEqual([placePhoto('-2')])
  })

  it('zooms by 0.95 and 1.05 on the crop, not below 1', () => {
    const done = open()
    press('Réduire')
    press('Terminé')
    press('Agrandir')
    press('Terminé')
    expect(done).toMatchObject([{ zoom: 1 }, { zoom: 1.052632 }])
  })

  it('turns by 90 degrees, four times round', () => {
    const done = open()
    for (let turn = 0; turn < 4; turn++) {
      press('Pivoter')
      press('Terminé')
    }
    expect(done).toMatchObject([90, 180, 270, 0].map((rotation) => ({ rotation })))
  })

  it('moves and zooms by the keyboard', () => {
    const done = open()
    for (let time = 0; time < 10; time++) fireEvent.keyDown(stage(), { key: '+' })
    fireEvent.keyDown(stage(), { key: 'ArrowRight' })
    fireEvent.keyDown(stage(), { key: 'ArrowDown', shiftKey: true })
    press('Terminé')
    const [placed] = done
    if (!placed || placed === 'closed' || 'textOn' in placed) throw new Error('nothing was given back')
    expect(placed.zoom).toBeGreaterThan(1.6)
    expect(placed.x).toBeLessThan(0.5)
    expect(placed.y).toBeLessThan(0.5)
    expect(0.5 - placed.x).toBeGreaterThan(0.5 - placed.y)
  })

  it('says live how the photo will print', () => {
    open()
    expect(screen.getByText('La qualité d’impression de cette photo sera EXCELLENTE.')).toBeTruthy()
    for (let time = 0; time < 30; time++) fireEvent.keyDown(stage(), { key: '+' })
    const note = screen.getByText('La qualité d’impression de cette photo sera MOYENNE. Réduisez le zoom.')
    expect(note.parentElement?.dataset['smiley']).toBe('red')
  })

  it('gives an effect in its own mode and comes back to editing', () => {
    const done = open()
    press('Effets')
    expect(screen.queryByRole('button', { name: 'Pivoter' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Sans effet' }).getAttribute('aria-pressed')).toBe('true')
    press('Sépia')
    expect(screen.getByRole('button', { name: 'Sépia' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.keyDown(stage(), { key: '+' })
    press(/^Éditer/)
    press('Pivoter')
    press('Terminé')
    expect(done).toMatchObject([{ effect: 'sepia', rotation: 90, zoom: 1 }])
  })

  it('mirrors, and mirrors back', () => {
    const done = open()
    press('Miroir')
    press('Terminé')
    press('Miroir')
    press('Terminé')
    expect(done).toEqual([{ ...placePhoto('-2'), isMirrored: true }, placePhoto('-2')])
  })

  it('sets straight and adjusts by sliders, and takes it all back at once', () => {
    const done = open()
    const slide = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
    slide('Redresser', '4.5')
    slide('Lumière', '30')
    slide('Contraste', '-12')
    press('Terminé')
    press('Réinitialiser')
    press('Terminé')
    expect(done).toEqual([
      { ...placePhoto('-2'), tilt: 4.5, adjustments: { light: 30, contrast: -12 } },
      placePhoto('-2'),
    ])
  })

  it('zooms by a slider on which each doubling is as long, and which goes along with the buttons', () => {
    const done = open()
    const slider = () => screen.getByRole('slider', { name: 'Zoom' })
    const spoken = () => slider().getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')
    expect([slider().getAttribute('min'), slider().getAttribute('max'), spoken()]).toEqual(['0', '2', '100 %'])
    fireEvent.change(slider(), { target: { value: '1' } })
    expect(spoken()).toBe('200 %')
    press('Agrandir')
    expect(spoken()).toBe('211 %')
    press('Terminé')
    expect(done).toMatchObject([{ zoom: 2.105263 }])
  })

  it('softens an effect; another one comes in full', () => {
    const done = open()
    press('Effets')
    press('Sépia')
    fireEvent.change(screen.getByRole('slider', { name: 'Intensité' }), { target: { value: '40' } })
    press('Terminé')
    press('Noir et blanc')
    press('Terminé')
    expect(done).toMatchObject([
      { effect: 'sepia', adjustments: { strength: 40 } },
      { effect: 'grey', adjustments: { strength: 100 } },
    ])
  })

  it('says how the photo lies before it is closed or a text asked for, which is only offered where there may be one', () => {
    const done = open(true)
    press('Pivoter')
    press('Texte')
    press('Fermer')
    expect(done).toMatchObject([{ textOn: { rotation: 90 } }, 'closed'])
  })
})
