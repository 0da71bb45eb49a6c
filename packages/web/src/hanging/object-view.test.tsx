// @vitest-environment happy-dom
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { dragged, FIRST_TURN, pieceObject } from '@collagerie/core/hanging'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { ObjectView } from './object-view.tsx'

const HAND = { pointerId: 1, isPrimary: true }
const SECOND = { pointerId: 2, isPrimary: false }

afterEach(cleanup)

it('a piece turns with the finger that took hold of it, whatever a second one does', () => {
  const template = generateTemplate(designFor('alleven'), {
    format: { width: 50, height: 40 },
    material: 'CANVAS2CM',
    values: {},
  })
  const sheet = { image: {}, scale: 1 }
  renderFrench(
    <ObjectView
      object={pieceObject(template, 'CANVAS2CM')}
      sheet={sheet}
      name="Collage"
      isUndecided={false}
      action={undefined}
    />,
  )
  const stage = screen.getByRole('slider')
  const turn = () => Number(stage.getAttribute('aria-valuenow'))
  const turned = (across: number) => Math.round(dragged(FIRST_TURN, across, 0).turn)
  stage.setPointerCapture = () => undefined
  fireEvent.pointerDown(stage, { ...HAND, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(stage, { ...HAND, clientX: 120, clientY: 100 })
  expect(turn()).toBe(turned(20))
  fireEvent.pointerDown(stage, { ...SECOND, clientX: 300, clientY: 100 })
  fireEvent.pointerMove(stage, { ...SECOND, clientX: 330, clientY: 100 })
  fireEvent.pointerUp(stage, SECOND)
  expect(turn()).toBe(turned(20))
  fireEvent.pointerMove(stage, { ...HAND, clientX: 130, clientY: 100 })
  expect(turn()).toBe(turned(30))
  fireEvent.pointerUp(stage, HAND)
  fireEvent.pointerMove(stage, { ...HAND, clientX: 200, clientY: 100 })
  expect(turn()).toBe(turned(30))
})
