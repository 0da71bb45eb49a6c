import { LONG_SIDE, QUALITY } from '../importer.ts'

/** The least that makes a small copy of a photo away from the page. */
self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void shrink(data).then((copy) => self.postMessage(copy, { transfer: [] }))
})

async function shrink(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { resizeWidth: LONG_SIDE, resizeQuality: 'high' })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
