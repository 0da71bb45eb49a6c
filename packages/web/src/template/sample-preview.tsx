import { type Choice, generatedTemplateOf } from '@collagerie/core/choice'
import type { CollagePage } from '@collagerie/core/collage'
import { useMemo } from 'react'
import { sampleSource, useSamples } from '../painting/sample-store.ts'
import { SheetCanvas } from '../painting/sheet-canvas.tsx'
import { CardPicture, smallPicture } from './card-picture.tsx'
import { collageIn } from './collage-in.ts'
import { filledWithSamples } from './filled-with-samples.ts'

interface Props {
  readonly choice: Choice
  readonly page: CollagePage | undefined
}

/** Sample pictures in place of the customer's photos; texts and colours are already the customer's. */
export function SamplePreview({ choice, page }: Props) {
  const samples = useSamples()
  const shown = useMemo(() => {
    const template = generatedTemplateOf(choice)
    return template && filledWithSamples(collageIn(choice, template, page), samples)
  }, [choice, page, samples])
  // Without samples nothing is missing yet, and the sheet would count as complete.
  if (!shown || samples.length === 0) return <CardPicture choice={choice} />
  return <SheetCanvas page={shown} source={sampleSource} meanwhile={smallPicture(choice)} />
}
