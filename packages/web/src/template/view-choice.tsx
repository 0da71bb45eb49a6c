import type { Choice } from '@collagerie/core/choice'
import { type CollagePage, shownPhotos } from '@collagerie/core/collage'
import { useMemo } from 'react'
import { PieceViewer } from '../hanging/piece-viewer.tsx'
import type { ViewProps } from '../hanging/view-props.ts'
import { sampleSource, useSamples } from '../painting/sample-store.ts'
import { librarySource } from '../photos/library-store.ts'
import { collageIn } from './collage-in.ts'
import { triedIn } from './fill-from-hand.ts'
import { filledWithSamples } from './filled-with-samples.ts'
import { useTemplate } from './use-template.ts'
import { ViewActions } from './view-actions.tsx'
import { ViewSizes } from './view-sizes.tsx'

interface Props extends ViewProps {
  readonly choice: Choice
  readonly page: CollagePage | undefined
}

/** The choice as it will look: with the customer's own photos if there are any, otherwise with samples. */
export function ViewChoice({ choice, page, ...props }: Props) {
  const template = useTemplate(choice)
  const samples = useSamples()
  const hasPhotos = useMemo(() => page !== undefined && shownPhotos(page).length > 0, [page])
  const shown = useMemo(() => {
    if (!template) return undefined
    if (page && hasPhotos) return triedIn(choice, template, page)
    return samples.length === 0 ? undefined : filledWithSamples(collageIn(choice, template, page), samples)
  }, [choice, page, template, samples, hasPhotos])
  return (
    <PieceViewer
      {...props}
      page={shown}
      source={hasPhotos ? librarySource : sampleSource}
      isSample={!hasPhotos}
      offered={choice.offered}
      sizePicker={<ViewSizes choice={choice} />}
      action={<ViewActions choice={choice} />}
    />
  )
}
