import { TEXT_MODE, type TextMode } from '@collagerie/core/text'

interface Drawn {
  readonly side: 'top' | 'bottom'
  /** How high and how wide the title is drawn, and whether a subtitle stands under it. */
  readonly title: readonly [height: number, width: number]
  readonly hasSubtitle?: boolean
}

const SMALL = [2, 14] as const
const PLAIN = [3, 20] as const
const LARGE = [4, 26] as const

const DRAWN: Record<TextMode, Drawn | undefined> = {
  [TEXT_MODE.none]: undefined,
  [TEXT_MODE.bottomSmall]: { side: 'bottom', title: SMALL },
  [TEXT_MODE.bottom]: { side: 'bottom', title: PLAIN },
  [TEXT_MODE.bottomSub]: { side: 'bottom', title: PLAIN, hasSubtitle: true },
  [TEXT_MODE.topSmall]: { side: 'top', title: SMALL },
  [TEXT_MODE.top]: { side: 'top', title: PLAIN },
  [TEXT_MODE.topSub]: { side: 'top', title: PLAIN, hasSubtitle: true },
  [TEXT_MODE.heartNone]: undefined,
  [TEXT_MODE.heartBottom]: { side: 'bottom', title: PLAIN },
  [TEXT_MODE.heartBottomSub]: { side: 'bottom', title: PLAIN, hasSubtitle: true },
  [TEXT_MODE.numberNone]: undefined,
  [TEXT_MODE.numberBottom]: { side: 'bottom', title: PLAIN },
  [TEXT_MODE.numberBottomSub]: { side: 'bottom', title: PLAIN, hasSubtitle: true },
  [TEXT_MODE.numberBottomLarge]: { side: 'bottom', title: LARGE },
  [TEXT_MODE.numberBottomSubLarge]: { side: 'bottom', title: LARGE, hasSubtitle: true },
}

const SHEET = { width: 44, height: 34, margin: 4 } as const
const GAP = 3
const SUBTITLE = { height: 1.5, width: 12, gap: 2 } as const

/** A sheet with its photos as fields and its title as a bar. */
export function TitlePlacePicture({ mode }: { readonly mode: TextMode }) {
  const drawn = DRAWN[mode]
  const [high, wide] = drawn?.title ?? [0, 0]
  const words = high + (drawn?.hasSubtitle ? SUBTITLE.gap + SUBTITLE.height : 0)
  const taken = drawn ? words + GAP : 0
  const top = SHEET.margin + (drawn?.side === 'top' ? taken : 0)
  const title = drawn?.side === 'top' ? SHEET.margin : SHEET.height - SHEET.margin - words
  const photo = {
    width: (SHEET.width - 2 * SHEET.margin - 2 * 2) / 3,
    height: (SHEET.height - 2 * SHEET.margin - taken - 2) / 2,
  }
  return (
    <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} width={SHEET.width} height={SHEET.height} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <rect
          key={place}
          x={SHEET.margin + (place % 3) * (photo.width + 2)}
          y={top + Math.floor(place / 3) * (photo.height + 2)}
          {...photo}
          opacity="0.28"
        />
      ))}
      {drawn && <rect x={(SHEET.width - wide) / 2} y={title} width={wide} height={high} />}
      {drawn?.hasSubtitle && (
        <rect
          x={(SHEET.width - SUBTITLE.width) / 2}
          y={title + high + SUBTITLE.gap}
          width={SUBTITLE.width}
          height={SUBTITLE.height}
        />
      )}
    </svg>
  )
}
