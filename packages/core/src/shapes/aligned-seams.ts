import type { CellRow } from './cut-band.ts'

/**
 * Seams that nearly meet look like a mistake: each moves onto one already set, or onto one of the shape's `lines`, if
 * that is within `reach`.
 */
export function alignedSeams(rows: readonly CellRow[], lines: readonly number[], reach: number): CellRow[] {
  const set = [...lines]
  return rows.map((row) => {
    const edges = row.edges.map((edge, index) => {
      if (index === 0 || index === row.edges.length - 1) return edge
      const line = nearest(set, edge)
      if (line !== undefined && Math.abs(line - edge) <= reach) return line
      set.push(edge)
      return edge
    })
    return { ...row, edges }
  })
}

function nearest(lines: readonly number[], to: number): number | undefined {
  return lines.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0]
}
