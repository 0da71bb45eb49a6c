const WIDTH = 30
/** Without a terminal, a line is printed each time this much more is done. */
const PERCENT_A_LINE = 10

interface Terminal {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Reports progress: a bar on a terminal, plain lines elsewhere. */
export interface CarryReport {
  /** Sets how many of these are to come. */
  begin(what: string, total: number): void
  add(count: number): void
  end(): void
}

const NOWHERE: Terminal = { write: () => undefined }

export function carryReport(stream: Terminal = NOWHERE): CarryReport {
  let [what, total, done, drawn] = ['', 0, 0, -1]

  function draw(): void {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    const step = stream.isTTY ? percent : percent - (percent % PERCENT_A_LINE)
    if (step <= drawn) return
    drawn = step
    const full = Math.round((percent / 100) * WIDTH)
    const count = `${what}: ${done} of ${total}`
    if (stream.isTTY) stream.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${percent} %  ${count}`)
    else stream.write(`${count}\n`)
  }

  return {
    begin: (name, count) => {
      ;[what, total, done, drawn] = [name, count, 0, -1]
      draw()
    },
    add: (count) => {
      done += count
      draw()
    },
    end: () => {
      if (stream.isTTY) stream.write('\n')
    },
  }
}
