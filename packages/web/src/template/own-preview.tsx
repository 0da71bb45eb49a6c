import type { Choice } from '@collagerie/core/choice'
import type { CollagePage } from '@collagerie/core/collage'
import { type ReactNode, useMemo } from 'react'
import { SheetCanvas } from '../painting/sheet-canvas.tsx'
import { librarySource, useLibrary } from '../photos/library-store.ts'
import { triedIn } from './fill-from-hand.ts'
import { useTemplate } from './use-template.ts'

interface Props {
  readonly choice: Choice
  readonly page: CollagePage
  /** Shown until the template is known. */
  readonly meanwhile: ReactNode
}

/** The customer's own photos and texts in the chosen template, as the editor would show them. */
export function OwnPreview({ choice, page, meanwhile }: Props) {
  const template = useTemplate(choice)
  // A photo that is still being read back appears on the sheet once it is loaded.
  const loaded = useLibrary(({ photos }) => Object.values(photos).filter(({ state }) => state === 'IMAGE').length)
  const shown = useMemo(
    () => template && { ...triedIn(choice, template, page), loaded },
    [choice, page, template, loaded],
  )
  return shown ? <SheetCanvas page={shown} source={librarySource} /> : meanwhile
}
