import type { CollagePage } from '../collage/index.ts'
import { chooseBackground } from './background.ts'
import { changeTemplate } from './change-template.ts'
import type { CommandKind, CommandOf } from './command.ts'
import { dropPhotoFrom, exchangePhotos, movePhoto, placePhotos, removePhoto, swapPhotos } from './move-photos.ts'
import { reframe, setEffect, setPhotoText } from './photo-settings.ts'
import { sameData } from './same-data.ts'
import { setText } from './set-text.ts'
import { withImages } from './with-images.ts'

type Applier<Kind extends CommandKind> = (collage: CollagePage, command: CommandOf<Kind>) => CollagePage

const APPLIERS: { readonly [Kind in CommandKind]: Applier<Kind> } = {
  'place photo': (collage, { slot, photo }) => placePhotos(collage, [{ slot, photo }]),
  'remove photo': (collage, { slot }) => removePhoto(collage, slot),
  'swap photos': (collage, { from, to }) => swapPhotos(collage, from, to),
  'move photo': (collage, { from, to }) => movePhoto(collage, from, to),
  reframe: (collage, { slot, framing }) => reframe(collage, slot, framing),
  'set effect': (collage, { slot, effect, adjustments }) => setEffect(collage, slot, effect, adjustments),
  'set photo text': (collage, { slot, text }) => setPhotoText(collage, slot, text),
  'set text': (collage, { slot, text }) => setText(collage, slot, text),
  'choose background': (collage, { color }) => chooseBackground(collage, color),
  fill: (collage, { placements }) => placePhotos(collage, placements),
  shuffle: (collage, { moves }) => exchangePhotos(collage, moves),
  'clear all': (collage) => withImages(collage, {}),
  'change template': (collage, { choice, template, from = collage }) => changeTemplate(from, choice, template),
  'drop photo': (collage, { id }) => dropPhotoFrom(collage, id),
}

/** The document after a command. The old one is not modified, and is returned if nothing changes. */
export function apply<Kind extends CommandKind>(collage: CollagePage, command: CommandOf<Kind>): CollagePage {
  const applier = APPLIERS[command.kind]
  const next = applier(collage, command)
  return sameData(next, collage) ? collage : next
}
