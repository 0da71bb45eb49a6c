import type { Template } from '@collagerie/core/template'
import { hidesParts, type SeenRoom, seenMap, seenRooms, seenSteps } from '@collagerie/painter'
import { useEffect, useState } from 'react'
import { artOf, loadArt } from '../../painting/art-store.ts'
import { browserPlatform } from '../../painting/browser-platform.ts'
import { browserSurface } from '../../painting/browser-surface.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'
import { IdleTask } from './idle-task.ts'

type SeenRooms = ReadonlyMap<string, SeenRoom>

const NONE: SeenRooms = new Map()

/** The delete button with a little air, as a share of the sheet's long side seen whole. */
const BUTTON_SHARE = 24 / 700

/**
 * Where there is room for marks and buttons on what is seen of each slot. Found when there is time for it, and only
 * where anything cuts or covers a slot.
 */
export function useSeenRooms(template: Template): SeenRooms {
  const [found, setFound] = useState<{ readonly template: Template; readonly rooms: SeenRooms }>()
  useEffect(() => {
    if (!hidesParts(template) || !hasTrustedPixels()) return undefined
    const task = new IdleTask(() => setFound({ template, rooms: roomsOf(template) }))
    let isWanted = true
    // A drawing that cannot be had is not painted either.
    void loadArt(template)
      .catch(() => undefined)
      .then(() => isWanted && task.ask())
    return () => {
      isWanted = false
      task.cancel()
    }
  }, [template])
  return found?.template === template ? found.rooms : NONE
}

function roomsOf(template: Template): SeenRooms {
  const { canvas } = template
  const tools = { platform: browserPlatform, makeSurface: browserSurface }
  const map = seenMap(seenSteps(template, artOf), canvas, tools)
  return seenRooms(map, BUTTON_SHARE * Math.max(canvas.width, canvas.height))
}
