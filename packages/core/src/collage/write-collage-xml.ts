import { to0x } from '../colour/index.ts'
import type { PlacedPhoto } from '../placement/index.ts'
import { formatDesignValue, writeVariation } from '../template/index.ts'
import { blockElement, element } from '../xml/index.ts'
import type { PhotoSlotData } from './collage-page.ts'
import { textAttributes } from './doptext-attributes.ts'
import { extrasAt } from './extras.ts'
import type { Extras, SavedCollage, SavedTemplate, SavedUserdata } from './saved-collage.ts'

/** Deterministic to the byte: the same collage always gives the same text. Numbers keep six decimals. */
export function writeCollageXml({ templates, screenshot, photoIds, content, extras }: SavedCollage): string {
  const written = blockElement('collage', {}, [
    ...list(
      'templates',
      'templates',
      extras,
      templates.map((each, index) => template(each, `template ${index}`, extras)),
    ),
    ...(screenshot === '' ? [] : [element('screenshot', {}, [screenshot])]),
    ...list(
      'photos',
      'photos',
      extras,
      photoIds.map((id, index) => element('photo', { id }, extrasAt(extras, `photo ${index}`))),
    ),
    content.kind === 'sheet'
      ? userdata(content.sheet, 'userdata', extras)
      : blockElement('pages', {}, [
          ...content.pages.map(({ templateId, childTemplateId, sheet }, index) =>
            blockElement('page', { templateId, childTemplateId }, [
              userdata(sheet, `page ${index}/userdata`, extras),
              ...extrasAt(extras, `page ${index}`),
            ]),
          ),
          ...extrasAt(extras, 'pages'),
        ]),
    ...extrasAt(extras, ''),
  ])
  return `${written}\n`
}

/** An empty list is left out. */
function list(name: string, path: string, extras: Extras, items: readonly string[]): readonly string[] {
  const children = [...items, ...extrasAt(extras, path)]
  return children.length === 0 ? [] : [blockElement(name, {}, children)]
}

function template(saved: SavedTemplate, path: string, extras: Extras): string {
  const { templateId, childTemplateId, material, format, generator, variation } = saved
  const values = Object.entries(generator ?? {}).map(([name, value]) =>
    element('value', { name }, [formatDesignValue(value)]),
  )
  return blockElement('template', { templateId, childTemplateId, material }, [
    ...(format
      ? [element('canvas', { width: format.width, height: format.height }, extrasAt(extras, `${path}/canvas`))]
      : []),
    ...(generator ? [element('generator', {}, [...values, ...extrasAt(extras, `${path}/generator`)])] : []),
    ...(variation ? [writeVariation(variation)] : []),
    ...extrasAt(extras, path),
  ])
}

function userdata({ userdata: data, dpi, clips }: SavedUserdata, path: string, extras: Extras): string {
  const kept = (kind: string, slot: string) => extrasAt(extras, `${path}/${kind} ${slot}`)
  return blockElement(
    'userdata',
    {
      variation: 'default',
      version: 2,
      photobordercolor: to0x(data.photoBorderColor),
      photoborderautomaticcolor: data.photoBorderAutomaticColor,
      photobackgroundcolor: to0x(data.photoBackgroundColor),
    },
    [
      ...Object.entries(data.images).map(([slot, content]) =>
        element('dopimage', { position: slot, dpi: Object.hasOwn(dpi, slot) ? dpi[slot] : undefined }, [
          ...slotContent(content, slot, `${path}/dopimage ${slot}`, extras),
          ...kept('dopimage', slot),
        ]),
      ),
      ...Object.entries(data.shapes).map(([slot, colour]) =>
        element('dopshapeoverlay', { position: slot, color: to0x(colour) }, kept('dopshapeoverlay', slot)),
      ),
      ...clips.map((slot) => element('dopclip', { position: slot }, kept('dopclip', slot))),
      ...Object.entries(data.texts).map(([slot, text]) =>
        element('doptext', textAttributes(slot, text), kept('doptext', slot)),
      ),
      ...extrasAt(extras, path),
    ],
  )
}

function slotContent({ photo, text }: PhotoSlotData, slot: string, path: string, extras: Extras): readonly string[] {
  return [
    ...(photo ? [placedPhoto(photo, extrasAt(extras, `${path}/photo`))] : []),
    ...(text ? [element('doptext', textAttributes(slot, text), extrasAt(extras, `${path}/doptext`))] : []),
  ]
}

/** Readers without mirroring, tilt and adjustments ignore these attributes. */
function placedPhoto(placed: PlacedPhoto, extras: readonly string[]): string {
  const { id, zoom, x, y, rotation, isMirrored, tilt, effect, adjustments: { strength, ...adjusted } = {} } = placed
  const effects = effect === 'none' ? [] : [element('imageeffect', { type: effect, strength })]
  const attributes = { id, zoom, x, y, rotation, mirrored: isMirrored, tilt, ...adjusted }
  return element('photo', attributes, [...effects, ...extras])
}
