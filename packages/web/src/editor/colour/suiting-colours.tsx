import { type CollagePage, shownPhotos } from '@collagerie/core/collage'
import { suitingColours } from '@collagerie/core/colour'
import { useTranslations } from 'use-intl'
import { useShallow } from 'zustand/react/shallow'
import { useLibrary } from '../../photos/library-store.ts'
import { useFocusGroup } from '../../ui/use-focus-group.ts'
import grid from './colour-grid.module.css'
import styles from './suiting-colours.module.css'
import { useColourName } from './use-colour-name.ts'

interface Props {
  readonly page: CollagePage
  readonly chosen: string
  readonly onChoose: (colour: string) => void
}

/** The palette colours that suit the photos on the sheet, once those are analysed. */
export function SuitingColours({ page, chosen, onChoose }: Props) {
  const t = useTranslations('editor')
  const nameOf = useColourName()
  const group = useFocusGroup<HTMLDivElement>()
  const tones = useLibrary(
    useShallow(({ photos }) =>
      shownPhotos(page).flatMap(({ photo: { id } }) => {
        const photo = photos[id]
        return photo?.state === 'IMAGE' && photo.content ? [photo.content.tone] : []
      }),
    ),
  )
  const colours = suitingColours(tones)
  if (colours.length === 0) return null
  return (
    <div ref={group} role="toolbar" aria-label={t('colourSuiting')} className={styles.colours}>
      <span className={styles.label} aria-hidden>
        {t('colourSuiting')}
      </span>
      {colours.map((colour) => (
        <span key={colour} className={grid.cell}>
          <button
            type="button"
            className={grid.colour}
            aria-label={nameOf(colour)}
            aria-pressed={colour === chosen}
            style={{ backgroundColor: colour }}
            onClick={() => onChoose(colour)}
          />
        </span>
      ))}
    </div>
  )
}
