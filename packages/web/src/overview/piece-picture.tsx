import { type ReactNode, useState } from 'react'
import styles from './piece-picture.module.css'
import { seenPixels } from './seen-pixels.ts'

interface Props {
  readonly src: string
  /** The format in centimetres; a square if unknown. */
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly isFirst?: boolean
  /**
   * The piece painted sharp. It lies over the small picture and takes as much space, so that nothing moves. Until it is
   * there, the small picture stands in for it, after a moment that spares a fast connection the exchange.
   */
  readonly sharp?: ReactNode
}

/**
 * The piece on the wall, as large as the space and, unless it is repainted, its picture's resolution allow. The picture
 * is a square with the piece in its middle, cut here to the piece's proportions; without a picture the piece is blank
 * paper.
 */
export function PiecePicture({ src, width, height, alt, isFirst = false, sharp }: Props) {
  const [failed, setFailed] = useState('')
  const isBlank = src === '' || src === failed
  const seen = seenPixels({ width, height })
  // The saved picture is cut at whole pixels; a new painting has the piece's exact sides.
  const ratio = sharp && width > 0 && height > 0 ? width / height : seen.width / seen.height
  // The box exists before the picture; both sides of the space count.
  const room = `100cqw, ${ratio} * 100cqh`
  const style = { aspectRatio: ratio, width: sharp ? `min(${room})` : `min(${room}, ${seen.width}px)` }
  return (
    <span className={styles.wall}>
      <span className={styles.space}>
        <span
          className={isBlank ? styles.blank : sharp ? styles.coming : styles.piece}
          style={style}
          {...(isBlank && alt !== '' && { role: 'img', 'aria-label': alt })}
        >
          {!isBlank && (
            <img
              className={styles.picture}
              src={src}
              alt={alt}
              loading={isFirst ? 'eager' : 'lazy'}
              onError={() => setFailed(src)}
            />
          )}
          {sharp}
        </span>
      </span>
    </span>
  )
}
