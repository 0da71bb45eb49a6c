import { isMeasurable, MEASURABLE_CM } from '@collagerie/core/hanging'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useTouch } from '../ui/media-hook.ts'
import { TextField } from '../ui/text-field.tsx'
import styles from './own-wall-panel.module.css'
import type { OwnWall } from './use-own-wall.ts'

/** Stands in place of the photo: tells what to photograph, and that it is not sent. */
export function OwnWallPrompt({ wall }: { readonly wall: OwnWall }) {
  const t = useTranslations('hanging')
  return (
    <div className={styles.prompt}>
      <Icon name="wall" size={40} />
      <p>{t('ownHelp')}</p>
      <p className={styles.private}>{t('private')}</p>
      <PhotoButton look="primary" onFile={wall.take}>
        {t('choosePhoto')}
      </PhotoButton>
    </div>
  )
}

/** The steps for the customer's own wall, one after the other. */
export function OwnWallPanel({ wall }: { readonly wall: OwnWall }) {
  const t = useTranslations('hanging')
  const isTouch = useTouch()
  const { photo, isMeasuring, measured, length, scene } = wall
  const problem = isMeasurable(measured.centimetres) ? t('tooNear') : t('lengthWrong', MEASURABLE_CM)
  return (
    <div className={styles.own}>
      {photo && isMeasuring && (
        <>
          <p>{t('measureHelp')}</p>
          <div className={styles.length}>
            <TextField
              label={t('length')}
              inputMode="decimal"
              autoComplete="off"
              value={length}
              onChange={wall.setLength}
              error={scene ? '' : problem}
            />
            <Button look="primary" isDisabled={!scene} onPress={() => wall.setMeasuring(false)}>
              {t('hang')}
            </Button>
          </div>
          <PhotoButton onFile={wall.take}>{t('otherPhoto')}</PhotoButton>
        </>
      )}
      {photo && !isMeasuring && (
        <>
          <p>{t(isTouch ? 'moveHelpTouch' : 'moveHelp')}</p>
          <div className={styles.buttons}>
            <Button onPress={() => wall.setMeasuring(true)}>{t('measureAgain')}</Button>
            <PhotoButton onFile={wall.take}>{t('otherPhoto')}</PhotoButton>
          </div>
        </>
      )}
    </div>
  )
}

interface PhotoButtonProps {
  readonly look?: 'primary' | 'secondary'
  readonly onFile: (file: Blob) => void
  readonly children: ReactNode
}

function PhotoButton({ look = 'secondary', onFile, children }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button look={look} onPress={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
