import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import { PrintFailure } from '../job/print-failure.ts'

/** The output profile of a sheet, and the colour space of its pictures. */
export type PressProfile =
  /** The press converts colours itself: pictures stay in sRGB, and the profile names the intended output. */
  | { readonly pictures: 'srgb'; readonly space: 'cmyk'; readonly icc: Uint8Array; readonly name: string }
  /** Everything is already in the press's own colours. */
  | {
      readonly pictures: 'press'
      readonly space: 'cmyk' | 'rgb'
      readonly icc: Uint8Array
      readonly name: string
      readonly file: string
    }

/** The offsets of device class, colour space and signature in an ICC header. */
const CLASS_AT = 12
const SPACE_AT = 16
const MARK_AT = 36
const DISPLAY = 'mntr'
const SPACES = new Map([
  ['CMYK', 'cmyk'],
  ['RGB ', 'rgb'],
] as const)

export async function readPressProfile(file: string | undefined): Promise<PressProfile> {
  if (file === undefined)
    return { pictures: 'srgb', space: 'cmyk', icc: await builtInProfile('cmyk'), name: 'Offset CMYK' }
  const name = basename(file)
  const icc = await readFile(file).catch(() => undefined)
  if (!icc || icc.length < 132 || signature(icc, MARK_AT) !== 'acsp') throw new PrintFailure('no-profile', name)
  if (signature(icc, CLASS_AT) === DISPLAY) throw new PrintFailure('display-profile', name)
  const space = SPACES.get(signature(icc, SPACE_AT) as 'CMYK')
  if (!space || signature(icc, CLASS_AT) !== 'prtr') throw new PrintFailure('unfit-profile', name)
  return { pictures: 'press', space, icc, name: name.replace(/\.ic[cm]$/i, ''), file }
}

function signature(icc: Buffer, at: number): string {
  return icc.toString('latin1', at, at + 4)
}

/** A profile built into libvips, as it writes it into a picture. */
export async function builtInProfile(name: 'srgb' | 'cmyk'): Promise<Uint8Array> {
  const speck = { create: { width: 1, height: 1, channels: 3, background: '#ffffff' } } as const
  const picture = await sharp(speck).withIccProfile(name).jpeg().toBuffer()
  const { icc } = await sharp(picture).metadata()
  if (!icc) throw new PrintFailure('no-profile', name)
  return icc
}
