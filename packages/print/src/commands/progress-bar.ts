const WIDTH = 30

/** Draws how far a print is on one line of a terminal; anywhere else nothing is drawn. */
export function progressBar(stream: NodeJS.WriteStream): (percent: number) => void {
  let drawn = -1
  return (percent) => {
    if (!stream.isTTY || percent === drawn) return
    drawn = percent
    const full = Math.round((percent / 100) * WIDTH)
    stream.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${percent} %${percent === 100 ? '\n' : ''}`)
  }
}
