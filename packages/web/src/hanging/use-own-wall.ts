import { keepSizeCharacters, parseCentimetres } from '@collagerie/core/format'
import type { ScreenPoint } from '@collagerie/core/geometry'
import { FIRST_MEASURED, type MeasuredLength, photoScale } from '@collagerie/core/hanging'
import { useEffect, useMemo, useState } from 'react'
import type { BitmapPicture } from '../photos/library/picture-cache.ts'
import { NewestRequest } from '../ui/newest-request.ts'
import { openPhoto } from './open-photo.ts'
import type { WallScene } from './wall-scene.ts'

/** A little above the middle, where a picture hangs. */
const FIRST_MIDDLE: ScreenPoint = { x: 0.5, y: 0.4 }

/**
 * The customer's own wall: its photo, what was measured on it, and where the piece hangs. All of it stays in this tab.
 */
export function useOwnWall() {
  const [photo, setPhoto] = useState<BitmapPicture>()
  const [choices] = useState(() => new NewestRequest())
  const [isBroken, setBroken] = useState(false)
  const [points, setPoints] = useState<MeasuredLength>(FIRST_MEASURED)
  const [length, setLength] = useState(String(FIRST_MEASURED.centimetres))
  const [isMeasuring, setMeasuring] = useState(true)
  const [middle, setMiddle] = useState(FIRST_MIDDLE)

  const centimetres = parseCentimetres(length) ?? Number.NaN
  const measured = { ...points, centimetres }
  const scale = photo && photoScale(measured, photo)
  const scene = useMemo(
    (): WallScene | undefined => (photo && scale ? { kind: 'photo', photo, scale, middle } : undefined),
    [photo, scale, middle],
  )

  // A photo takes up to 23 MB, which the garbage collector frees late.
  useEffect(() => () => photo?.image.close(), [photo])
  useEffect(() => () => void choices.begin(), [choices])

  async function openWall(file: Blob): Promise<void> {
    const isNewest = choices.begin()
    try {
      const opened = await openPhoto(file)
      if (!isNewest()) return opened.image.close()
      setPhoto(opened)
      setPoints(FIRST_MEASURED)
      setMiddle(FIRST_MIDDLE)
      setMeasuring(true)
      setBroken(false)
    } catch {
      if (isNewest()) setBroken(true)
    }
  }

  return {
    photo,
    isBroken,
    measured,
    length,
    /** Undefined while the measurement makes no sense. */
    scene,
    isMeasuring: isMeasuring || !scene,
    take: (file: Blob) => void openWall(file),
    setPoints,
    setLength: (typed: string) => setLength(keepSizeCharacters(typed)),
    setMeasuring,
    setMiddle,
  }
}

export type OwnWall = ReturnType<typeof useOwnWall>
