/** A bell-shaped blur of the given radius in pixels, as three running means each way. */
export function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  let from = values
  for (let pass = 0; pass < 3; pass++) {
    const across = new Float32Array(from.length)
    for (let y = 0; y < height; y++) running(from, across, y * width, 1, width, radius)
    const both = new Float32Array(from.length)
    for (let x = 0; x < width; x++) running(across, both, x, width, height, radius)
    from = both
  }
  return from
}

/** A mean over the radius each way; edges repeat, and a part of a pixel counts in part. */
function running(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const whole = Math.floor(radius)
  const part = radius - whole
  const size = 2 * radius + 1
  const at = (i: number) => from[start + (i < 0 ? 0 : i >= count ? count - 1 : i) * step] as number
  let sum = 0
  for (let i = -whole; i <= whole; i++) sum += at(i)
  for (let i = 0; i < count; i++) {
    to[start + i * step] = (sum + part * (at(i - whole - 1) + at(i + whole + 1))) / size
    sum += at(i + whole + 1) - at(i - whole)
  }
}
