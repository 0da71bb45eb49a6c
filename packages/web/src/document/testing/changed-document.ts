import { generatedTemplateOf, startChoice } from '@collagerie/core/choice'
import { groundColour } from '@collagerie/core/collage'
import { discardDocument, openTemplate, run, useDocument } from '../document-store.ts'
import { offeredTemplate } from './offered-template.ts'

const COLOURS = ['#c84b31', '#2d4263', '#7f9c6f']

/** Opens a collage and changes it three times. */
export function openChanged(): void {
  const choice = startChoice(offeredTemplate('alleven'))
  const template = choice && generatedTemplateOf(choice)
  if (!choice || !template) throw new Error('There is no such template.')
  discardDocument()
  openTemplate(choice, template)
  for (const color of COLOURS) run({ kind: 'choose background', color })
}

/** How many of the changes are made and not undone. */
export function changesMade(): number {
  const { page } = useDocument.getState()
  return page ? COLOURS.indexOf(groundColour(page)) + 1 : 0
}
