import type { Material } from '@collagerie/core/format'
import type { Size } from '@collagerie/core/geometry'
import type { Offer } from '@collagerie/protocol'
import type { CSSProperties } from 'react'
import { ViewButtons } from '../hanging/view-buttons.tsx'
import { PiecePicture } from '../overview/piece-picture.tsx'
import { usePieceText } from '../overview/piece-text.ts'
import { seldomPart } from '../ui/late-part.tsx'
import { useNarrow, usePhone } from '../ui/use-narrow.ts'
import layout from './order-layout.module.css'

const loadView = async () => (await import('./view-piece.tsx')).ViewPiece
/** Until it is loaded, the saved picture is shown. */
const SharpPiece = seldomPart(async () => (await import('./sharp-piece.tsx')).SharpPiece)

/** On phones the wall is as high as the piece becomes there. */
const ratioOf = ({ width, height }: Size): CSSProperties =>
  width > 0 && height > 0 ? { ['--ratio' as string]: width / height } : {}

interface Props {
  readonly offer: Offer
  readonly material: Material
}

/** What is about to be ordered, on the chosen material, with its views as an object and on a wall. */
export function CheckoutPiece({ offer: { collageid, piece }, material }: Props) {
  const text = usePieceText()
  const isNarrow = useNarrow()
  const isPhone = usePhone()
  const shown = material || piece.material
  return (
    <div className={layout.piece} style={ratioOf(piece)}>
      <div className={layout.hung} data-material={shown}>
        <PiecePicture
          src={piece.picture}
          width={piece.width}
          height={piece.height}
          alt={text.name(piece)}
          isFirst
          sharp={<SharpPiece from={{ kind: 'collage', id: collageid }} material={material} format={piece} />}
        />
      </div>
      <p className={layout.caption}>
        {[text.format(piece), shown && text.material({ material: shown })].filter(Boolean).join(' · ')}
      </p>
      <div className={layout.views}>
        <ViewButtons
          load={loadView}
          given={{ collageId: collageid, material }}
          signs={isNarrow ? 'column' : isPhone ? 'corners' : undefined}
        />
      </div>
    </div>
  )
}
