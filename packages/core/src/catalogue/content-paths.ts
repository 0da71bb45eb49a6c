/** The digit outlines, by their path in the content folder. */
export const DIGIT_SHAPES_FILE = 'webassets/shapes/numbers.xml'

/**
 * The address of a template or a drawing. Without its slash it is a path that cannot leave the content folder. No disk
 * takes longer names.
 */
const ASSET_ADDRESS = /^\/(webassets\/(?:[\w-]{1,200}\/)*[\w-]{1,200}\.(xml|svg))$/

/** The path of an asset in the content folder; undefined if the address names none, or one with another ending. */
export function assetPath(address: string, ending?: 'xml' | 'svg'): string | undefined {
  const [, path, found] = ASSET_ADDRESS.exec(address) ?? []
  return ending === undefined || ending === found ? path : undefined
}
