import { type TextBox, type TextMode, textBands } from '@collagerie/core/text'

/** As many pixels as a small sheet has centimetres. */
const SHEET = { width: 44, height: 34 } as const
const MARGIN = 4
const BETWEEN = 2
const [COLUMNS, ROWS] = [3, 2]

/** A sheet with its photos as fields and its words as bars, each where and as high as it will be. */
export function TitlePositionPicture({ mode }: { readonly mode: TextMode }) {
  const { photoArea, title, subtitle } = textBands(mode, SHEET, MARGIN)
  const photo = {
    width: (photoArea.width - (COLUMNS - 1) * BETWEEN) / COLUMNS,
    height: (photoArea.height - (ROWS - 1) * BETWEEN) / ROWS,
  }
  return (
    <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} width={SHEET.width} height={SHEET.height} aria-hidden="true">
      {Array.from({ length: COLUMNS * ROWS }, (_, place) => (
        <rect
          key={place}
          x={photoArea.x + (place % COLUMNS) * (photo.width + BETWEEN)}
          y={photoArea.y + Math.floor(place / COLUMNS) * (photo.height + BETWEEN)}
          {...photo}
          opacity="0.28"
        />
      ))}
      {/* Larger letters are drawn wider than they are, so that a small title can be told from a large one. */}
      {title && <Words box={title} width={2.6 * title.fontSize ** 2} />}
      {subtitle && <Words box={subtitle} width={9 * subtitle.fontSize} />}
    </svg>
  )
}

function Words({ box, width }: { readonly box: TextBox; readonly width: number }) {
  const { x, y, width: room, height, fontSize } = box
  return <rect x={x + (room - width) / 2} y={y + (height - fontSize) / 2} width={width} height={fontSize} />
}
