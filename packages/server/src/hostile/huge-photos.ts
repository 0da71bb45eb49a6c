import sharp from 'sharp'
import { type Attack, answersOf } from './attack.ts'

/** As large as the memory for pictures allows, since larger ones are refused unread. */
const SIDE = 7000
const RESIZES = 6

let made: Promise<Buffer> | undefined

/** A few kilobytes that must be decoded whole to be made smaller. */
function hugePhoto(): Promise<Buffer> {
  made ??= sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#456' } })
    .jpeg({ progressive: true, quality: 30 })
    .toBuffer()
  return made
}

/** Uploads a new one and requests it in many sizes at once. */
export const hugePhotos: Attack = async ({ visitor, index, turn }) => {
  const own = Buffer.concat([await hugePhoto(), Buffer.from(`${index} ${turn}`)])
  const uploaded = await visitor.upload(own)
  const id = String(uploaded.body['id'])
  const sizes = Array.from({ length: RESIZES }, (_, at) => `${100 + at}x${100 + at}`)
  const resized = sizes.map((size) => visitor.call(`/api/file?s=&t=photo&x=${id}&resized=${size}`))
  return [uploaded, ...(await answersOf(...resized))]
}
