const ORIENTATION_TAG = 0x0112
const SHORT = 3
const UPRIGHT = 1

/** The orientation in the first directory of an EXIF block; 1 for anything missing, broken or out of range. */
export function exifOrientation(view: DataView, start: number, end: number): number {
  if (start + 8 > end) return UPRIGHT
  const order = view.getUint16(start)
  const isLittle = order === 0x4949
  if (!isLittle && order !== 0x4d4d) return UPRIGHT
  const directory = start + view.getUint32(start + 4, isLittle)
  if (directory + 2 > end) return UPRIGHT
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > end) return UPRIGHT
    if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue
    if (view.getUint16(entry + 2, isLittle) !== SHORT) return UPRIGHT
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : UPRIGHT
  }
  return UPRIGHT
}
