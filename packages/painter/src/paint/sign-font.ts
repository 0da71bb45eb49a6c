/** The font of what is written over slots on the screen, never in print. */
export function signFont(size: number): string {
  return `600 ${size}px "Jost Variable", sans-serif`
}
