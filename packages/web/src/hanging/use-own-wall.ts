import { keepSizeCharacters, parseCentimetres } from '@collagerie/core/format'
import type { ScreenPoint } from '@collagerie/core/geometry'
import { FIRST_MEASURED, type Measured, photoScale } from '@collagerie/core/hanging'
import type { Picture } from '@collagerie/painter'
import { useMemo, useState } from 'react'
import { openPhoto } from './open-photo.ts'
import type { Scene } from './scene.ts'

/** A little above the middle, where a picture hangs. */
const FIRST_MIDDLE: ScreenPoint = { x: 0.5, y: 0.4 }

/** The customer's own wall: its photo, what was measured on it, and where the piece hangs. All of it stays in this tab. */
export function useOwnWall() {
  const [photo, setPhoto] = useState<Picture>()
  const [isBroken, setBroken] = useState(false)
  const [points, setPoints] = useState<Measured>(FIRST_MEASURED)
  const [length, setLength] = useState(String(FIRST_MEASURED.centimetres))
  const [isMeasuring, setMeasuring] = useState(true)
  const [middle, setMiddle] = useState(FIRST_MIDDLE)

  const centimetres = parseCentimetres(length) ?? Number.NaN
  const measured = { ...points, centimetres }
  const scale = photo && photoScale(measured, photo)
  const scene = useMemo(
    (): Scene | undefined => (photo && scale ? { kind: 'photo', photo, scale, middle } : undefined),
    [photo, scale, middle],
  )

  async function take(file: Blob): Promise<void> {
    try {
      setPhoto(await openPhoto(file))
      setPoints(FIRST_MEASURED)
      setMiddle(FIRST_MIDDLE)
      setMeasuring(true)
      setBroken(false)
    } catch {
      setBroken(true)
    }
  }

  return {
    photo,
    isBroken,
    measured,
    length,
    /** Nothing as long as what was measured cannot be meant. */
    scene,
    isMeasuring: isMeasuring || !scene,
    take: (file: Blob) => void take(file),
    setPoints,
    setLength: (typed: string) => setLength(keepSizeCharacters(typed)),
    setMeasuring,
    setMiddle,
  }
}

export type OwnWall = ReturnType<typeof useOwnWall>
