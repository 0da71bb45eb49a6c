interface Size {
  readonly width: number
  readonly height: number
}

/** The largest size of the same proportions that fits a box, never larger than the original. */
export function fittedSize({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
