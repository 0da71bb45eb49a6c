// A process of its own that renders the rows it is asked for and hands them back one by one.
import { PHOTOGRAPHS } from './index.ts'
import { exposeRows } from './light/expose.ts'

export interface Order {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly rows: readonly number[]
}

process.once('message', ({ id, width, height, rows }: Order) => {
  const scene = PHOTOGRAPHS.find((each) => each.id === id)
  if (scene) exposeRows(scene, width, height, rows, (row, light) => process.send?.({ row, light }))
  setImmediate(() => process.disconnect())
})
