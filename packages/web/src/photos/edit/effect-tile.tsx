import { ADJUSTMENTS, applyMatrix, type ImageEffect, toningMatrix, toningOf } from '@collagerie/core/effects'
import type { Size } from '@collagerie/core/geometry'
import { adjusted, type CroppedPhoto, type PlacedPhoto } from '@collagerie/core/placement'
import { useEffect, useRef } from 'react'
import type { PictureSource } from '../../painting/picture-source.ts'
import { drawLit } from './draw-lit.ts'
import { drawPlaced, lyingUnder } from './draw-placed.ts'
import styles from './effect-tile.module.css'

const TILE_PIXELS = 100

interface Props {
  readonly effect: ImageEffect
  readonly label: string
  readonly isChosen: boolean
  readonly placed: PlacedPhoto
  readonly original: CroppedPhoto
  readonly slot: Size
  readonly shape: HTMLCanvasElement | undefined
  readonly source: PictureSource
  readonly onChoose: (effect: ImageEffect) => void
}

/** A small preview of an effect on the photo as it is placed. */
export function EffectTile({ effect, label, isChosen, placed, original, slot, shape, source, onChoose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = TILE_PIXELS / Math.max(slot.width, slot.height)
  const width = Math.max(1, Math.round(slot.width * scale))
  const height = Math.max(1, Math.round(slot.height * scale))

  useEffect(() => {
    function draw(): void {
      const picture = source.picture(placed.id, 'none', draw)
      const ctx = canvas.current?.getContext('2d', { willReadFrequently: true })
      if (!picture || !ctx) return
      const { width: across, height: down } = ctx.canvas
      ctx.imageSmoothingQuality = 'high'
      const opening = { x: 0, y: 0, width: across, height: down }
      const lying = lyingUnder(opening, original, slot, placed)
      ctx.clearRect(0, 0, across, down)
      drawLit(ctx, (on) => drawPlaced(on, picture, lying), opening, shape)
      const pixels = ctx.getImageData(0, 0, across, down)
      applyMatrix(
        pixels.data,
        toningMatrix(toningOf(adjusted({ ...placed, effect }, 'strength', ADJUSTMENTS.strength.usual))),
      )
      ctx.putImageData(pixels, 0, 0)
    }
    draw()
  }, [effect, placed, original, slot, shape, source])

  return (
    <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={() => onChoose(effect)}>
      <span className={styles.space}>
        <canvas ref={canvas} width={width * 2} height={height * 2} style={{ width, height }} />
      </span>
      {label}
    </button>
  )
}
