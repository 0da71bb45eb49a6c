import { useEffect, useRef } from 'react'
import { Label } from 'react-aria-components/Label'
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import field from './field.module.css'
import { ownFingers } from './own-fingers.ts'
import styles from './slider.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** How the value is written beside the label. */
  readonly format?: Intl.NumberFormatOptions
  /** In one line where there is little room. */
  readonly isCompact?: boolean
  readonly onChange: (value: number) => void
  /** The end of a drag: what is worth remembering as one change. */
  readonly onChangeEnd?: (value: number) => void
}

export function Slider({ label, value, min, max, step, format, isCompact, onChange, onChangeEnd }: Props) {
  const track = useRef<HTMLDivElement>(null)
  useEffect(() => (track.current ? ownFingers(track.current) : undefined), [])
  return (
    <AriaSlider
      className={(isCompact ? styles.compact : styles.slider) ?? ''}
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={onChange}
      {...(format && { formatOptions: format })}
      {...(onChangeEnd && { onChangeEnd })}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <SliderOutput className={styles.output ?? ''} />
      <SliderTrack ref={track} className={styles.track ?? ''}>
        <SliderThumb className={styles.thumb ?? ''} />
      </SliderTrack>
    </AriaSlider>
  )
}
