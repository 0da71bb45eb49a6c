import { useEffect, useEffectEvent, useState } from 'react'
import { filesIn } from './files-in.ts'

/**
 * Takes files dropped or pasted anywhere in the window while it is on; a file dropped beside the target would otherwise
 * replace the page. Returns whether files are held over the window.
 */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void, { isOn } = { isOn: true }): boolean {
  const [isOver, setOver] = useState(false)

  const receive = useEffectEvent(async (event: Event, data: DataTransfer | null) => {
    if (!data?.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    const files = await filesIn(data)
    if (files.length > 0) onFiles(files)
  })

  useEffect(() => {
    if (!isOn) return undefined
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    window.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal })
    window.addEventListener('drop', (event) => void receive(event, event.dataTransfer), { signal })
    window.addEventListener('paste', (event) => void receive(event, event.clipboardData), { signal })
    return () => stop.abort()
  }, [isOn])

  return isOver
}
