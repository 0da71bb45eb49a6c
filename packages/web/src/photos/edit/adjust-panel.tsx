import { ADJUSTMENTS, type Adjustment, adjustmentIn } from '@collagerie/core/effects'
import { adjusted, type PlacedPhoto, TILT, tiltTo, unadjusted, ZOOM } from '@collagerie/core/placement'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { KitButton } from '../../ui/kit-button.tsx'
import { Slider } from '../../ui/slider.tsx'
import styles from './adjust-panel.module.css'
import type { EditStage } from './edit-stage.ts'

const TONES = ['light', 'contrast', 'warmth'] as const satisfies readonly Adjustment[]
const SIGNED: Intl.NumberFormatOptions = { signDisplay: 'exceptZero' }
const DEGREES: Intl.NumberFormatOptions = { ...SIGNED, style: 'unit', unit: 'degree', maximumFractionDigits: 1 }

/** The slider is logarithmic: doubling the zoom is the same distance everywhere. */
const ZOOM_STEP = 0.02

/** Sliders for zoom, tilt and colours. The stage draws each step; only this panel is rendered for it. */
export function AdjustPanel({ stage }: { readonly stage: EditStage }) {
  const t = useTranslations('photoedit')
  const misc = useTranslations('misc')
  const [now, setNow] = useState(stage.placed)
  // Moving the photo changes nothing in this panel.
  useEffect(() => stage.watch((placed) => setNow((before) => (isSetLike(before, placed) ? before : placed))), [stage])

  function change(step: (before: PlacedPhoto) => PlacedPhoto, what?: 'tone' | 'tilt'): void {
    if (what) stage.slide(what)
    stage.change(step)
  }

  return (
    <div className={styles.panel}>
      <Slider
        label={t('zoom')}
        value={Math.log2(now.zoom)}
        min={Math.log2(ZOOM.least)}
        max={Math.log2(ZOOM.most)}
        step={ZOOM_STEP}
        words={misc('percent', { value: Math.round(100 * now.zoom) })}
        isCompact
        onChange={(doublings) => change((before) => ({ ...before, zoom: 2 ** doublings }))}
      />
      <Slider
        label={t('tilt')}
        value={now.tilt ?? 0}
        min={TILT.least}
        max={TILT.most}
        step={0.5}
        format={DEGREES}
        isCompact
        onChange={(degrees) => change((before) => tiltTo(before, degrees), 'tilt')}
        onChangeEnd={() => stage.slide(undefined)}
      />
      {TONES.map((name) => (
        <Slider
          key={name}
          label={t(name)}
          value={adjustmentIn(now.adjustments, name)}
          min={ADJUSTMENTS[name].least}
          max={ADJUSTMENTS[name].most}
          step={1}
          format={SIGNED}
          isCompact
          onChange={(value) => change((before) => adjusted(before, name, value), 'tone')}
          onChangeEnd={() => stage.slide(undefined)}
        />
      ))}
      <div className={styles.ways}>
        <CompareButton stage={stage} />
        <Button look="quiet" onPress={() => change(unadjusted)}>
          {t('reset')}
        </Button>
      </div>
    </div>
  )
}

function isSetLike(one: PlacedPhoto, other: PlacedPhoto): boolean {
  return one.zoom === other.zoom && one.tilt === other.tilt && one.adjustments === other.adjustments
}

/** Shows the photo in its original colours while the button is held. */
export function CompareButton({ stage }: { readonly stage: EditStage }) {
  const t = useTranslations('photoedit')
  return (
    <KitButton look="quiet" onPressStart={() => stage.showBefore(true)} onPressEnd={() => stage.showBefore(false)}>
      {t('compare')}
    </KitButton>
  )
}
