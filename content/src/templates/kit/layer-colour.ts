/** The way template layers write a colour that is drawn as `#rrggbb`. */
export function layerColour(color: string): string {
  return `0x${color.slice(1)}`
}
