/** A table as Markdown, so that it can be copied into a page as it is. */
export function printTable(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => pad(cell, widths[at] ?? 0, at)).join(' | ')} |`
  console.log(`\n${title}\n`)
  console.log(line(heads))
  console.log(
    `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
  )
  for (const row of rows) console.log(line(row))
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

export function ms(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1)
}
