// A process of its own that renders the rows it is asked for and hands them back one by one.
import { exposeSome, type RowsToExpose } from './expose-some.ts'
import { PHOTOGRAPHS } from './index.ts'

process.once('message', (asked: RowsToExpose) => {
  let waiting = asked.rows.length
  // The process that asked for a picture has it only once it is sent.
  const sent = () => {
    waiting -= 1
    if (waiting === 0) process.disconnect()
  }
  exposeSome(PHOTOGRAPHS, asked, (row, light) => process.send?.({ row, light }, sent))
})
