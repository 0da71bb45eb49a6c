import { useTranslations } from 'use-intl'
import styles from './loading-page.module.css'

/** As index.html lays them out before there is any script. */
const BOXES = Array.from({ length: 12 }, (_, index) => index)

/** A picture of the piece that the screen will show. */
export interface ComingPiece {
  readonly url: string
  readonly width: number
  readonly height: number
}

interface Props {
  readonly frame: 'selection' | 'template' | 'editor' | 'plain'
  /** How much wider than high the sheet in the outline is; without it there is none. */
  readonly sheetRatio?: number | undefined
  /** Hangs in the first box, as in the page the server sent. */
  readonly piece?: ComingPiece | undefined
  /** What is waited for, where that is known. */
  readonly label?: string
}

/** The outline of the screen that is on its way: every wait before a screen is there looks like this. */
export function LoadingPage({ frame, sheetRatio, piece, label }: Props) {
  const t = useTranslations('misc')
  return (
    <div className={styles.page} data-frame={frame}>
      <div className="frame-body" style={{ ['--sheet-ratio' as string]: sheetRatio }}>
        {BOXES.map((box) => (
          <i key={box} aria-hidden="true">
            {box === 0 && piece && <Piece {...piece} />}
          </i>
        ))}
        <output className={styles.loading} data-over={piece !== undefined}>
          {label ?? t('loading')}
        </output>
      </div>
    </div>
  )
}

function Piece({ url, width, height }: ComingPiece) {
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`}>
        <rect width={width} height={height} />
      </svg>
      <img src={url} alt="" decoding="sync" />
    </>
  )
}
