import { useTranslations } from 'use-intl'
import styles from './loading-page.module.css'

/** Laid out like index.html before there is any script. */
const BOXES = Array.from({ length: 12 }, (_, index) => index)

/** A picture of the piece that the coming screen shows. */
export interface ComingPiece {
  readonly url: string
  readonly width: number
  readonly height: number
}

interface Props {
  readonly frame: 'chooser' | 'template' | 'editor' | 'plain'
  /** The width-to-height ratio of the sheet in the outline; none without it. */
  readonly sheetRatio?: number | undefined
  /** Hangs in the first box, as in the page the server sent. */
  readonly piece?: ComingPiece | undefined
  /** What the customer waits for, if known. */
  readonly label?: string
}

/** The outline of the coming screen: every wait for a screen looks like this. */
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
