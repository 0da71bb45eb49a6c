import { createCanvas } from '@napi-rs/canvas'

/** A photo made for a test: four quarters of known colours, so that a picture of the sheet tells how it lies. */
export function quarteredJpeg(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const quarters = ['#c81e1e', '#1e9632', '#1e3cc8', '#e6c81e']
  quarters.forEach((color, index) => {
    ctx.fillStyle = color
    ctx.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2)
  })
  return canvas.toBuffer('image/jpeg', 92)
}
