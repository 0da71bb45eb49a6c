import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** The pixels of a picture made so small, four values each. */
export function smallCopy(picture: Canvas, side: number, quality: 'low' | 'high' = 'high'): Uint8ClampedArray {
  const small = createCanvas(side, side).getContext('2d')
  small.imageSmoothingQuality = quality
  small.drawImage(picture, 0, 0, side, side)
  return small.getImageData(0, 0, side, side).data
}
