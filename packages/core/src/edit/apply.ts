import type { CollagePage } from '../collage/index.ts'
import { chooseBackground } from './background.ts'
import { changeTemplate } from './change-template.ts'
import type { CommandKind, CommandOf } from './command.ts'
import { dropPhotoFrom, exchangePhotos, movePhoto, placePhotos, removePhoto, swapPhotos } from './move-photos.ts'
import { reframe, setEffect, setPhotoText } from './photo-settings.ts'
import { sameData } from './same-data.ts'
import { setText } from './set-text.ts'
import { withImages } from './with-images.ts'

type Applier<Kind extends CommandKind> = (page: CollagePage, command: CommandOf<Kind>) => CollagePage

const APPLIERS: { readonly [Kind in CommandKind]: Applier<Kind> } = {
  'place photo': (page, { slot, photo }) => placePhotos(page, [{ slot, photo }]),
  'remove photo': (page, { slot }) => removePhoto(page, slot),
  'swap photos': (page, { from, to }) => swapPhotos(page, from, to),
  'move photo': (page, { from, to }) => movePhoto(page, from, to),
  reframe: (page, { slot, framing }) => reframe(page, slot, framing),
  'set effect': (page, { slot, effect, adjustments }) => setEffect(page, slot, effect, adjustments),
  'set photo text': (page, { slot, text }) => setPhotoText(page, slot, text),
  'set text': (page, { slot, text }) => setText(page, slot, text),
  'choose background': (page, { color }) => chooseBackground(page, color),
  fill: (page, { placements }) => placePhotos(page, placements),
  shuffle: (page, { moves }) => exchangePhotos(page, moves),
  'clear all': (page) => withImages(page, {}),
  'change template': (page, { choice, template, from = page }) => changeTemplate(from, choice, template),
  'drop photo': (page, { id }) => dropPhotoFrom(page, id),
}

/** The document after a command. The old one is not modified, and is returned if nothing changes. */
export function apply<Kind extends CommandKind>(page: CollagePage, command: CommandOf<Kind>): CollagePage {
  const applier = APPLIERS[command.kind]
  const next = applier(page, command)
  return sameData(next, page) ? page : next
}
