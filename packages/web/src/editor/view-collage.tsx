import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import { PieceViewer } from '../hanging/piece-viewer.tsx'
import type { ViewProps } from '../hanging/view-props.ts'
import { librarySource } from '../photos/library-store.ts'

interface Props extends ViewProps {
  readonly page: CollagePage
  readonly offered: CatalogueTemplate | undefined
}

/** The open collage, as it will look as a piece. */
export function ViewCollage(props: Props) {
  return <PieceViewer {...props} source={librarySource} isSample={false} />
}
