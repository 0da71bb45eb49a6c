import { rm } from 'node:fs/promises'
import { inRadians } from '@collagerie/core/geometry'
import sharp from 'sharp'

export interface TiltedFile {
  readonly file: string
  /** The pixels of the tilted picture, whose corners are empty ground. */
  readonly width: number
  readonly height: number
}

/** Turns a picture on disk clockwise about its middle and replaces it by the larger result. */
export async function tiltFile(file: string, degrees: number, areInks: boolean): Promise<TiltedFile> {
  const angle = inRadians(degrees)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const tilted = file.replace(/\.v$/, '-tilted.v')
  // Each of its rows needs many rows of the source.
  const whole = sharp(file, { limitInputPixels: false, sequentialRead: false })
  const { width, height } = await (areInks
    ? whole.pipelineColourspace('cmyk').toColourspace('cmyk')
    : whole.toColourspace('srgb')
  )
    .affine(
      [
        [cos, -sin],
        [sin, cos],
      ],
      { interpolator: sharp.interpolators.bicubic },
    )
    .toFile(tilted)
  await rm(file)
  return { file: tilted, width, height }
}
