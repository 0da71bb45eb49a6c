import { readCollageXml, savedSheets } from '@collagerie/core/collage'

/** Names the first slot that shows a photo, and its page unless that is the first, for the people at the press. */
export function slotShowing(xml: string, photoId: string): string {
  const read = readCollageXml(xml)
  const sheets = read.ok ? savedSheets(read.value) : []
  for (const [index, { sheet }] of sheets.entries()) {
    const [slot] = Object.entries(sheet.userdata.images).find(([, { photo }]) => photo?.id === photoId) ?? []
    if (slot !== undefined) return `${index > 0 ? `page ${index + 1}, ` : ''}slot ${slot}, photo ${photoId}`
  }
  return `photo ${photoId}`
}
