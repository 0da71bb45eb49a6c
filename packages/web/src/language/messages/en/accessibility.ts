import type { AccessibilityTexts } from '../translation.ts'

export const accessibility: AccessibilityTexts = {
  accessibility: {
    title: 'Accessibility',
    intro:
      'Everyone should be able to make a collage here. We aim for WCAG 2.2, level AA, in all six languages, light and dark. Most of it is met; what is missing is named below.',
    testedTitle: 'How we check it',
    tested: {
      axe: 'An automatic check (axe) examines the screens and dialogs, on a large screen and on a phone, with every change to the program.',
      keys: 'Whole journeys are made with the keyboard alone: filling, swapping, cropping, writing, undoing.',
      touch:
        'Others are made with a finger alone, down to a window 320 pixels wide. Nothing requires dragging: whatever can be dragged can also be done with a button or a key.',
      names:
        'The names and roles of spaces, buttons and messages that a screen reader reads out are compared with what is expected.',
      colours: 'Contrast is measured in light and dark, and movement stops when your device asks for it.',
    },
    limitsTitle: 'What does not work yet',
    limits: {
      people: 'Nobody who uses a screen reader every day has tried it for us yet.',
      pictures:
        'What your photos show is not described: they are read out by name. You can give them a telling name where you choose them; it stays on this device.',
      forced: 'There are rules for the forced colours of Windows, but nobody has looked at all of them yet.',
      framing:
        'The crop of a photo can be set with the keyboard, but only its enlargement is announced, not which part of it is seen.',
      crosses:
        'For a mouse, the cross that removes a photo is only 20 pixels large. The Delete key and the menu of the photo do the same.',
      service: "Signing in to an outside photo service happens in that service's own window, which we cannot improve.",
    },
    contactTitle: 'Tell us',
    contact:
      'Does something stop you? Tell the shop that offers you this collage maker, with the page where it happens and your device.',
    reviewed: 'Checked on {date}.',
  },
}
