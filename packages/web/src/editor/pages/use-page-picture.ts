import { type CollagePage, shownPhotos } from '@collagerie/core/collage'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLibrary } from '../../photos/library-store.ts'
import { paintPage } from './paint-page.ts'

/** Several steps in a row are painted once. */
const SETTLED_MS = 400

/** The URL of a page's small picture, painted again when the page or its photos change while in view. */
export function usePagePicture(page: CollagePage, isInView: boolean): string | undefined {
  const [url, setUrl] = useState<string>()
  const painted = useRef<{ readonly page: CollagePage; readonly known: number }>(undefined)
  const ids = useMemo(() => shownPhotos(page).map(({ photo }) => photo.id), [page])
  const known = useLibrary(({ photos }) => ids.filter((id) => photos[id]?.state === 'IMAGE').length)

  useEffect(() => {
    if (!isInView || (painted.current?.page === page && painted.current.known === known)) return undefined
    const leaving = new AbortController()
    const paint = async () => {
      const picture = await paintPage(page, leaving.signal)
      if (!picture || leaving.signal.aborted) return
      painted.current = { page, known }
      setUrl(URL.createObjectURL(picture))
    }
    // If painting fails, the page's empty shape stays.
    const timer = setTimeout(() => void paint().catch(() => undefined), painted.current ? SETTLED_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [page, known, isInView])

  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url])
  return url
}
