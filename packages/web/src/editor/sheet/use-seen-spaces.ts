import type { Template } from '@collagerie/core/template'
import { hidesParts, type SeenSpace, seenMap, seenSpaces, seenSteps } from '@collagerie/painter'
import { useEffect, useState } from 'react'
import { artOf, loadArt } from '../../painting/art-store.ts'
import { browserPlatform } from '../../painting/browser-platform.ts'
import { browserSurface } from '../../painting/browser-surface.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'
import { USUAL_PX } from './delete-corner.ts'
import { IdleTask } from './idle-task.ts'

type SeenSpaces = ReadonlyMap<string, SeenSpace>

const NONE: SeenSpaces = new Map()

/** The delete button with its margin, as a share of a whole sheet's long side. */
const BUTTON_SHARE = 24 / USUAL_PX

/**
 * The space for marks and buttons on the visible part of each slot. Computed in idle time, and only if something cuts
 * or covers a slot.
 */
export function useSeenSpaces(template: Template): SeenSpaces {
  const [found, setFound] = useState<{ readonly template: Template; readonly spaces: SeenSpaces }>()
  useEffect(() => {
    if (!hidesParts(template) || !hasTrustedPixels()) return undefined
    const task = new IdleTask(() => setFound({ template, spaces: spacesOf(template) }))
    let isWanted = true
    // A drawing that cannot be loaded is not painted either.
    void loadArt(template)
      .catch(() => undefined)
      .then(() => isWanted && task.ask())
    return () => {
      isWanted = false
      task.cancel()
    }
  }, [template])
  return found?.template === template ? found.spaces : NONE
}

function spacesOf(template: Template): SeenSpaces {
  const { format } = template
  const tools = { platform: browserPlatform, makeSurface: browserSurface }
  const map = seenMap(seenSteps(template, artOf), format, tools)
  return seenSpaces(map, BUTTON_SHARE * Math.max(format.width, format.height))
}
