/** Four letters name a chunk or a box. */
export function chunkType(view: DataView, at: number): string {
  return at + 4 <= view.byteLength
    ? String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
    : ''
}
