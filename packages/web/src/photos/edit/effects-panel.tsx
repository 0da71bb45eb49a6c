import { ADJUSTMENTS, adjustmentIn, IMAGE_EFFECTS, type ImageEffect } from '@collagerie/core/effects'
import type { Size } from '@collagerie/core/geometry'
import { adjusted, type CroppedPhoto, type PlacedPhoto } from '@collagerie/core/placement'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureSource } from '../../painting/picture-source.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'
import { Slider } from '../../ui/slider.tsx'
import styles from '../photo-edit-dialog.module.css'
import panel from './adjust-panel.module.css'
import { CompareButton } from './adjust-panel.tsx'
import type { EditStage } from './edit-stage.ts'
import { EffectTile } from './effect-tile.tsx'

const EFFECT_NAMES = {
  none: 'effectNone',
  sepia: 'effectSepia',
  sepiabrown: 'effectSepiaBrown',
  grey: 'effectGrey',
  faded: 'effectFaded',
  vintage: 'effectVintage',
} as const satisfies Record<ImageEffect, string>

interface Props {
  /** The photo as it was when the panel opened. */
  readonly placed: PlacedPhoto
  readonly stage: EditStage
  readonly original: CroppedPhoto
  readonly slot: Size
  readonly shape: HTMLCanvasElement | undefined
  readonly source: PictureSource
}

/** The colour effects, each with a preview, and the strength of the chosen one. */
export function EffectsPanel({ placed, stage, ...scene }: Props) {
  const t = useTranslations('photoedit')
  const [chosen, setChosen] = useState(placed)
  const { strength } = ADJUSTMENTS

  function choose(effect: ImageEffect): void {
    // A newly chosen effect starts at full strength.
    stage.change((now) => adjusted({ ...now, effect }, 'strength', strength.usual))
    setChosen(stage.placed)
  }

  function soften(value: number): void {
    stage.slide('tone')
    stage.change((now) => adjusted(now, 'strength', value))
  }

  return (
    <>
      {!hasTrustedPixels() && <p className={styles.unseen}>{t('effectsUnseen')}</p>}
      <ul className={styles.effects} aria-label={t('effects')}>
        {IMAGE_EFFECTS.map((effect) => (
          <li key={effect}>
            <EffectTile
              effect={effect}
              label={t(EFFECT_NAMES[effect])}
              isChosen={chosen.effect === effect}
              placed={placed}
              onChoose={choose}
              {...scene}
            />
          </li>
        ))}
      </ul>
      {chosen.effect !== 'none' && (
        <div className={panel.panel}>
          <Strength
            key={chosen.effect}
            value={adjustmentIn(chosen.adjustments, 'strength')}
            onChange={soften}
            onEnd={() => stage.slide(undefined)}
          />
          <div className={panel.ways}>
            <CompareButton stage={stage} />
          </div>
        </div>
      )}
    </>
  )
}

interface StrengthProps {
  /** The value at the start. */
  readonly value: number
  readonly onChange: (value: number) => void
  readonly onEnd: () => void
}

function Strength({ value, onChange, onEnd }: StrengthProps) {
  const t = useTranslations('photoedit')
  const [now, setNow] = useState(value)
  const { least, most } = ADJUSTMENTS.strength
  return (
    <Slider
      label={t('strength')}
      value={now}
      min={least}
      max={most}
      step={1}
      isCompact
      onChange={(next) => {
        setNow(next)
        onChange(next)
      }}
      onChangeEnd={onEnd}
    />
  )
}
