import type { Collage, PhotoSlotData, TemplateChoice, Userdata } from '../collage/index.ts'
import type { PlacedPhoto } from '../placement/index.ts'
import type { Template } from '../template/index.ts'

/** Everything a customer can do to the document. */
export type Command =
  | { readonly kind: 'place photo'; readonly slot: string; readonly photo: PlacedPhoto }
  | { readonly kind: 'remove photo'; readonly slot: string }
  | { readonly kind: 'swap photos'; readonly from: string; readonly to: string }
  | { readonly kind: 'change template'; readonly choice: TemplateChoice; readonly template: Template }

type Applier<Kind extends Command['kind']> = (collage: Collage, command: Extract<Command, { kind: Kind }>) => Collage

const APPLIERS: { readonly [Kind in Command['kind']]: Applier<Kind> } = {
  'place photo': (collage, { slot, photo }) =>
    withImages(collage, { [slot]: { ...collage.userdata.images[slot], photo } }),
  'remove photo': (collage, { slot }) => withImages(collage, { [slot]: undefined }),
  'swap photos': (collage, { from, to }) => {
    const { images } = collage.userdata
    return withImages(collage, { [from]: images[to], [to]: images[from] })
  },
  // Slots the new template lacks keep their data, so that coming back finds it.
  'change template': (collage, { choice, template }) => ({ ...collage, choice, template }),
}

/** The document after a command; the one before is left as it was. */
export function apply<Kind extends Command['kind']>(
  collage: Collage,
  command: Extract<Command, { kind: Kind }>,
): Collage {
  const applier = APPLIERS[command.kind as Kind] as Applier<Kind>
  return applier(collage, command)
}

function withImages(collage: Collage, changed: Readonly<Record<string, PhotoSlotData | undefined>>): Collage {
  const images: Record<string, PhotoSlotData> = { ...collage.userdata.images }
  for (const [slot, data] of Object.entries(changed)) {
    if (data) images[slot] = data
    else delete images[slot]
  }
  const userdata: Userdata = { ...collage.userdata, images }
  return { ...collage, userdata }
}
