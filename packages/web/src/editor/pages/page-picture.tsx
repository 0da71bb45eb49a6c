import type { Collage } from '@collagerie/core/collage'
import { usePagePicture } from './use-page-picture.ts'

export function PagePicture({ page, isInView }: { readonly page: Collage; readonly isInView: boolean }) {
  const picture = usePagePicture(page, isInView)
  return picture === undefined ? null : <img src={picture} alt="" />
}
