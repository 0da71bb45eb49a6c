import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './colour-field.module.css'
import { ColourGrid } from './colour-grid.tsx'
import { useColourName } from './use-colour-name.ts'

interface Props {
  /** The text of the link that opens the colours. */
  readonly label: string
  readonly colour: string
  readonly onChoose: (colour: string) => void
}

/** Scrolls the colours into view, which may open below the edge of a dialog. */
function reveal(colours: HTMLElement | null): void {
  colours?.scrollIntoView({ block: 'nearest' })
}

/** The present colour, and a link that opens the palette. */
export function ColourField({ label, colour, onChoose }: Props) {
  const t = useTranslations('editor')
  const nameOf = useColourName()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <span
          className={styles.swatch}
          role="img"
          aria-label={t('colourChosen', { name: nameOf(colour) })}
          style={{ backgroundColor: colour }}
        />
        <LinkButton aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
          {label}
        </LinkButton>
      </div>
      <div id={id} ref={isOpen ? reveal : undefined} className={styles.colours}>
        {isOpen && <ColourGrid label={t('colourTitle')} chosen={colour} onChoose={onChoose} />}
      </div>
    </div>
  )
}
