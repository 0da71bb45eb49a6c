/** Compares paths by how much of their beginning they share with another: those of the same folder come first. */
export function byDistance(from: string): (a: string, b: string) => number {
  const parts = from.replace(/\.ts$/, '').split(/[/.]/)
  const shared = (path: string) => {
    const others = path.split(/[/.]/)
    const first = parts.findIndex((part, index) => others[index] !== part)
    return first === -1 ? parts.length : first
  }
  return (a, b) => shared(b) - shared(a) || (a < b ? -1 : 1)
}
