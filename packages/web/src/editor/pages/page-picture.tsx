import type { CollagePage } from '@collagerie/core/collage'
import { usePagePicture } from './use-page-picture.ts'

export function PagePicture({ page, isInView }: { readonly page: CollagePage; readonly isInView: boolean }) {
  const picture = usePagePicture(page, isInView)
  return picture === undefined ? null : <img src={picture} alt="" />
}
