import { readCollageXml, savedSheets } from '@collagerie/core/collage'

/** Where a collage shows a photo, for people at the press: the first slot, and its page where it is not the first. */
export function slotShowing(xml: string, photoId: string): string {
  const read = readCollageXml(xml)
  const sheets = read.ok ? savedSheets(read.value) : []
  for (const [index, { sheet }] of sheets.entries()) {
    const [slot] = Object.entries(sheet.userdata.images).find(([, { photo }]) => photo?.id === photoId) ?? []
    if (slot !== undefined) return `${index > 0 ? `page ${index + 1}, ` : ''}slot ${slot}, photo ${photoId}`
  }
  return `photo ${photoId}`
}
