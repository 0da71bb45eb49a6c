import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { fetchView } from './fetch-view.ts'
import styles from './view-buttons.module.css'
import type { ViewProps } from './view-props.ts'

interface Props<Given extends object> {
  /** Loads the view on demand. */
  readonly load: () => Promise<ComponentType<Given & ViewProps>>
  readonly given: Given
  /** Where there is no room for words: signs alone, below each other or in two corners. */
  readonly signs?: 'column' | 'corners' | undefined
}

const STARTS = [
  { start: 'object', icon: 'cube' },
  { start: 'wall', icon: 'wall' },
] as const

/** The two ways to see a piece as it will be. */
export function ViewButtons<Given extends object>({ load, given, signs }: Props<Given>) {
  const t = useTranslations('viewer')
  const [opened, setOpened] = useState<{
    readonly View: ComponentType<Given & ViewProps>
    readonly start: ViewProps['start']
  }>()

  async function open(start: ViewProps['start']): Promise<void> {
    const View = await fetchView(load)
    if (View) setOpened({ View, start })
  }

  return (
    <>
      <div className={styles.buttons} data-signs={signs}>
        {STARTS.map(({ start, icon }) => (
          <button
            key={start}
            type="button"
            className={styles.button}
            aria-haspopup="dialog"
            onClick={() => void open(start)}
          >
            <Icon name={icon} />
            <span className={styles.words}>{t(start)}</span>
          </button>
        ))}
      </div>
      {opened && <opened.View {...given} start={opened.start} onClose={() => setOpened(undefined)} />}
    </>
  )
}
