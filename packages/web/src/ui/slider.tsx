import { useEffect, useRef } from 'react'
import { Label } from 'react-aria-components/Label'
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import field from './field.module.css'
import { handleTouches } from './handle-touches.ts'
import styles from './slider.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** The number format of the value beside the label. */
  readonly format?: Intl.NumberFormatOptions
  /** Shown and spoken in place of the value, if the scale differs from the real one. */
  readonly words?: string | undefined
  /** Whether label and slider share one line, to save space. */
  readonly isCompact?: boolean
  readonly onChange: (value: number) => void
  /** Called at the end of a drag, for one undo step. */
  readonly onChangeEnd?: (value: number) => void
}

export function Slider({ label, value, min, max, step, format, words, isCompact, onChange, onChangeEnd }: Props) {
  const track = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => (track.current ? handleTouches(track.current) : undefined), [])
  // The kit announces only the value, and updates it only on a change.
  useEffect(() => {
    if (words !== undefined) input.current?.setAttribute('aria-valuetext', words)
  })
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
      <Label className={`${field.label} ${styles.label}`}>{label}</Label>
      <SliderOutput className={styles.output ?? ''}>{words}</SliderOutput>
      <SliderTrack ref={track} className={styles.track ?? ''}>
        <SliderThumb inputRef={input} className={styles.thumb ?? ''} />
      </SliderTrack>
    </AriaSlider>
  )
}
