import { type CollagePage, shownPhotos } from '@collagerie/core/collage'
import { useEffect, useState } from 'react'
import { endFirstPicture, useFirstPicture } from '../../document/first-picture-store.ts'
import { usePictureUrl } from '../../drafts/use-picture-url.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { useEditorUi } from '../editor-ui-store.ts'
import styles from './first-picture.module.css'

/** The last picture of the collage, shown over the sheet until the sheet is painted or the customer acts. */
export function FirstPicture({ page }: { readonly page: CollagePage }) {
  const { picture, page: shown } = useFirstPicture()
  const isWhole = useLibrary(({ photos }) => {
    const isThere = (id: string) => photos[id] !== undefined && photos[id].state !== 'LOADING'
    return picture !== undefined && shownPhotos(page).every(({ photo }) => isThere(photo.id))
  })
  const isZoomed = useEditorUi(({ zoom }) => zoom > 1)
  const isStale = shown !== page || isZoomed
  const url = usePictureUrl(picture)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    if (picture && isStale) endFirstPicture()
  }, [picture, isStale])
  // One render later, so that there is something to fade from.
  useEffect(() => setLeaving(isWhole), [isWhole])

  if (!url || isStale) return null
  return (
    <img
      src={url}
      alt=""
      className={styles['picture']}
      data-first-picture={isLeaving ? 'leaving' : 'shown'}
      onTransitionEnd={endFirstPicture}
      onError={endFirstPicture}
    />
  )
}
