import { formatId } from '@collagerie/core/format'
import { useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { downloadScene } from './download-scene.ts'

type Pictured = Omit<Parameters<typeof downloadScene>[0], 'name'>

/** Downloads what the customer sees, and knows how that ended until it is forgotten. */
export function useSceneDownload() {
  const [told, setTold] = useState<'downloaded' | 'downloadFailed'>()

  async function download(seen: Pictured): Promise<void> {
    try {
      await downloadScene({ ...seen, name: `collage-${formatId(seen.object.format)}.jpg` })
      setTold('downloaded')
    } catch (error) {
      track('wall-picture-failed', { message: String(error) })
      setTold('downloadFailed')
    }
  }

  return { told, forget: () => setTold(undefined), download: (seen: Pictured) => void download(seen) }
}
