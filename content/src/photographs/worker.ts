// A process of its own that renders the rows it is asked for and hands them back one by one.
import { exposeOrder, type Order } from './order.ts'

process.once('message', (order: Order) => {
  let waiting = order.rows.length
  // The process that ordered a picture has it only once it is sent.
  const sent = () => {
    waiting -= 1
    if (waiting === 0) process.disconnect()
  }
  exposeOrder(order, (row, light) => process.send?.({ row, light }, sent))
})
