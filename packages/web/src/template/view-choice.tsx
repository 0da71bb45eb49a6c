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
  readonly collage: CollagePage | undefined
}

/** The choice as it will look: with the customer's own photos if there are any, otherwise with samples. */
export function ViewChoice({ choice, collage, ...props }: Props) {
  const template = useTemplate(choice)
  const samples = useSamples()
  const hasPhotos = useMemo(() => collage !== undefined && shownPhotos(collage).length > 0, [collage])
  const shown = useMemo(() => {
    if (!template) return undefined
    if (collage && hasPhotos) return triedIn(choice, template, collage)
    return samples.length === 0 ? undefined : filledWithSamples(collageIn(choice, template, collage), samples)
  }, [choice, collage, template, samples, hasPhotos])
  return (
    <PieceViewer
      {...props}
      collage={shown}
      source={hasPhotos ? librarySource : sampleSource}
      isSample={!hasPhotos}
      offered={choice.offered}
      sizePicker={<ViewSizes choice={choice} />}
      action={<ViewActions choice={choice} />}
    />
  )
}
