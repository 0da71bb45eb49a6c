/** The colour effects in the order they are offered. */
export const IMAGE_EFFECTS = ['none', 'sepia', 'sepiabrown', 'grey', 'faded', 'vintage'] as const

export type ImageEffect = (typeof IMAGE_EFFECTS)[number]

const KNOWN = new Set<string>(IMAGE_EFFECTS)

function isImageEffect(name: string): name is ImageEffect {
  return KNOWN.has(name)
}

/** The effect a file names. `greyscale` is another name for grey; an unknown name leaves the photo unchanged. */
export function effectOf(name: string): ImageEffect {
  if (name === 'greyscale') return 'grey'
  return isImageEffect(name) ? name : 'none'
}
