import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Pixels } from '../parity/similarity.ts'
import type { Customer } from './customer.ts'

const SIDE = 1000

/** A row of pixels through a slot has many colours once its photo is there, and few while that is awaited. */
const EVERY_PHOTO_IS_PAINTED = `
  const canvas = document.querySelector('main canvas')
  const sheet = canvas.getBoundingClientRect()
  const scale = canvas.width / sheet.width
  const colours = (slot) => {
    const { x, y, width, height } = slot.getBoundingClientRect()
    const row = [x - sheet.x, y + height / 4 - sheet.y, width].map((length) => Math.round(length * scale))
    const { data } = canvas.getContext('2d').getImageData(...row, 1)
    return new Set(new Uint32Array(data.buffer)).size
  }
  return [...document.querySelectorAll('[data-slot]')].every((slot) => colours(slot) > 20)`

const TWO_LOOKS_ALIKE = `
  const look = () => document.querySelector('main canvas').toDataURL()
  const before = look()
  await new Promise((resolve) => setTimeout(resolve, 800))
  const now = look()
  return now === before && now`

/** The sheet once two looks in a row are alike, 1000 pixels wide. */
export async function sheetPixels(customer: Customer): Promise<Pixels> {
  // A saved picture lies over the sheet until that has its photos.
  await customer.waitFor(
    'dialogs and the first look to leave',
    "return document.querySelector('[role=dialog], [data-first-picture]') === null",
  )
  await customer.waitFor('every photo on the sheet', EVERY_PHOTO_IS_PAINTED)
  const look = String(await customer.waitFor('the sheet to come to rest', TWO_LOOKS_ALIKE))
  const image = await loadImage(Buffer.from(look.slice(look.indexOf(',') + 1), 'base64'))
  const height = Math.round((SIDE * image.height) / image.width)
  const ctx = createCanvas(SIDE, height).getContext('2d')
  ctx.drawImage(image, 0, 0, SIDE, height)
  const { data } = ctx.getImageData(0, 0, SIDE, height)
  return { width: SIDE, height, data }
}
