import { expect, it } from 'vitest'
import { shippedBill } from './shipped-bill.mjs'

it('lists what is shipped, also where it is developed with too, and nothing that is only developed with', () => {
  const tool = [{ name: 'cdx:npm:package:development', value: 'true' }]
  const bill = {
    metadata: { component: { 'bom-ref': 'app@1', name: 'some-folder' } },
    components: [
      { 'bom-ref': 'react@1', name: 'react', properties: [] },
      { 'bom-ref': 'vitest@1', name: 'vitest', properties: tool },
    ],
    dependencies: [
      { ref: 'app@1', dependsOn: ['react@1', 'vitest@1'] },
      { ref: 'react@1' },
      { ref: 'vitest@1', dependsOn: ['react@1'] },
    ],
  }
  expect(shippedBill(bill, 'app')).toEqual({
    metadata: { component: { 'bom-ref': 'app@1', name: 'app' } },
    components: [{ 'bom-ref': 'react@1', name: 'react', properties: [] }],
    dependencies: [
      { ref: 'app@1', dependsOn: ['react@1'] },
      { ref: 'react@1', dependsOn: [] },
    ],
  })
})
