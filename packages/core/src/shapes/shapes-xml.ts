import type { Outline } from './outline.ts'

/** The digit outlines as the shapes file states them; a shape's id is `fontset-digit`. */
export function writeShapesXml(styles: readonly (readonly Outline[])[]): string {
  const shapes = styles.flatMap((digits, fontset) =>
    digits.map(
      ({ width, height, path }, digit) =>
        `  <shape id="${fontset}-${digit}" width="${width}" height="${height}" path="${path}"/>\n`,
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<shapes>\n${shapes.join('')}</shapes>\n`
}
