import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { Collage } from '@collagerie/core/collage'
import { PieceViewer } from '../hanging/piece-viewer.tsx'
import type { ViewProps } from '../hanging/view-props.ts'
import { librarySource } from '../photos/library-store.ts'

interface Props extends ViewProps {
  readonly collage: Collage
  readonly offered: CatalogueTemplate | undefined
}

/** The collage on the table, as it will be. */
export function ViewCollage({ collage, offered, ...props }: Props) {
  return (
    <PieceViewer
      {...props}
      collage={collage}
      source={librarySource}
      isSample={false}
      sizes={offered && !offered.isTileBased ? offered.children : []}
    />
  )
}
