import { expect, it } from 'vitest'
import { slotName } from './slot-name.ts'

it.each([
  ['img12', 'slot', '12'],
  ['txt1', 'text', '1'],
  ['heart', 'slot', 'heart'],
  ['img', 'slot', 'img'],
  ['constructor1', 'slot', 'constructor1'],
])('%s is the %s %s', (slot, kind, label) => {
  expect(slotName(slot)).toEqual({ kind, label })
})
