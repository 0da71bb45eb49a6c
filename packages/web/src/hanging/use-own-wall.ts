import { keepSizeCharacters, parseCentimetres } from '@collagerie/core/format'
import type { ScreenPoint } from '@collagerie/core/geometry'
import { type MeasuredLength, photoScale } from '@collagerie/core/hanging'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { BitmapPicture } from '../photos/library/picture-cache.ts'
import { NewestRequest } from '../ui/newest-request.ts'
import { keepWall, UNMEASURED, useKeptWall } from './kept-wall.ts'
import { openPhoto } from './open-photo.ts'
import type { WallScene } from './wall-scene.ts'

const NOTHING = () => undefined

/**
 * The customer's own wall: its photo, what was measured on it, and where the piece hangs. All of it stays in this tab.
 */
export function useOwnWall() {
  const [opened, setPhoto] = useState<BitmapPicture>()
  const [choices] = useState(() => new NewestRequest())
  const [isBroken, setBroken] = useState(false)
  const { where, file, points, length, isMeasuring, middle } = useKeptWall()
  const photo = file && opened

  const centimetres = parseCentimetres(length) ?? Number.NaN
  const measured = { ...points, centimetres }
  const scale = photo && photoScale(measured, photo)
  const scene = useMemo(
    (): WallScene | undefined => (photo && scale ? { kind: 'photo', photo, scale, middle } : undefined),
    [photo, scale, middle],
  )

  // A photo takes up to 23 MB, which the garbage collector frees late.
  useEffect(() => () => opened?.image.close(), [opened])

  const openWall = useCallback(
    async (opening: Blob, onOpen: () => void, onFail: () => void): Promise<void> => {
      const isNewest = choices.begin()
      try {
        const picture = await openPhoto(opening)
        if (!isNewest()) return picture.image.close()
        setPhoto(picture)
        setBroken(false)
        onOpen()
      } catch {
        if (isNewest()) onFail()
      }
    },
    [choices],
  )

  // The photo of an earlier look at the wall; a phone may have taken it back meanwhile.
  const kept = where === 'own' && !photo ? file : undefined
  useEffect(() => {
    if (kept) void openWall(kept, NOTHING, () => keepWall({ file: undefined }))
  }, [kept, openWall])
  useEffect(() => () => void choices.begin(), [choices])

  return {
    photo,
    /** Whether the photo of an earlier look is about to be shown. */
    isComing: kept !== undefined,
    isBroken,
    measured,
    length,
    /** Undefined while the measurement makes no sense. */
    scene,
    isMeasuring: isMeasuring || !scene,
    take: (taken: Blob) =>
      void openWall(
        taken,
        () => keepWall({ ...UNMEASURED, file: taken }),
        () => setBroken(true),
      ),
    setPoints: (moved: MeasuredLength) => keepWall({ points: moved }),
    setLength: (typed: string) => keepWall({ length: keepSizeCharacters(typed) }),
    setMeasuring: (isMeasured: boolean) => keepWall({ isMeasuring: isMeasured }),
    setMiddle: (moved: ScreenPoint) => keepWall({ middle: moved }),
  }
}

export type OwnWall = ReturnType<typeof useOwnWall>
