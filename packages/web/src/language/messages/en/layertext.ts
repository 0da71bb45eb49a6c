import type { Translation } from '../translation.ts'

export const layertext: Translation<'layertext'> = {
  defaultTitle: 'Your title',
  defaultSubtitle: 'Your subtitle',
  dialogTitle: 'Change the title',
  title: 'Title',
  titlePlaceholder: 'Enter your title here',
  subtitle: 'Subtitle',
  subtitlePlaceholder: 'Enter your subtitle here',
  subtitleTooLong: 'The subtitle is too long for this field.',
  caps: 'Capitals?',
  fontStyle: 'Font style',
  fontModern1: 'Modern 1',
  fontModern2: 'Modern 2',
  fontClassic: 'Classic',
  fontPlayful: 'Playful',
  fontOfTemplate: "The design's own",
  changeColour: 'Change the colour',
  apply: 'Change the text',
  preview: 'Preview of your text',
}
