import { type Colour, DEFAULT_PHOTO_BORDER_COLOUR } from '../colour/index.ts'
import { ADJUSTMENTS, type Adjustment, effectOf, tidyAdjustments } from '../effects/index.ts'
import { clampTilt, EMPTY_DPI, type PlacedPhoto, type Rotation, rotationOf, TILT, ZOOM } from '../placement/index.ts'
import { refuse } from '../result/index.ts'
import { PHOTO_TEXT_DEFAULTS, type TextData, TITLE_DEFAULTS } from '../text/index.ts'
import {
  booleanAttribute,
  elementLabel,
  numberAttribute,
  optionalAttribute,
  quote,
  refuseAttribute,
  refuseContent,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'
import { boundedAttribute } from './bounded-attribute.ts'
import type { PhotoSlotData } from './collage-page.ts'
import { readTextData } from './doptext-attributes.ts'
import type { ExtrasKeeper } from './extras.ts'
import { readColourAttribute } from './read-colour-attribute.ts'
import type { SavedUserdata } from './saved-collage.ts'
import { readPhotoId, SLOT_NAME } from './saved-names.ts'

const FORMAT_VERSION = '2'
const VARIATION = 'default'
const PARTS = ['dopimage', 'dopshapeoverlay', 'dopclip', 'doptext'] as const
const readDpi = boundedAttribute(EMPTY_DPI, 1_000_000)
const readZoom = boundedAttribute(ZOOM.least, ZOOM.most)
const readFraction = boundedAttribute(0, 1)
const readTilt = boundedAttribute(TILT.least, TILT.most)

export function readUserdata(
  element: XmlElement,
  path: string,
  background: Colour,
  extras: ExtrasKeeper,
): SavedUserdata {
  requireValue(element, 'variation', VARIATION)
  requireValue(element, 'version', FORMAT_VERSION)
  const images = new Map<string, PhotoSlotData>()
  const dpi = new Map<string, number>()
  const shapes = new Map<string, string>()
  const clips = new Set<string>()
  const texts = new Map<string, TextData>()

  const readers: Record<(typeof PARTS)[number], (part: XmlElement, slot: string, at: string) => void> = {
    dopimage: (part, slot, at) => {
      unused(images, slot, part)
      images.set(slot, readSlot(part, at, extras))
      const value = optionalAttribute(part, 'dpi', undefined, readDpi)
      if (value !== undefined) dpi.set(slot, value)
    },
    dopshapeoverlay: (part, slot, at) => {
      unused(shapes, slot, part)
      extras.known(part, at, [])
      // A shape without its colour is refused; the next line would guess black.
      stringAttribute(part, 'color')
      shapes.set(slot, readColourAttribute(part, 'color', '#000000'))
    },
    dopclip: (part, slot, at) => {
      unused(clips, slot, part)
      extras.known(part, at, [])
      clips.add(slot)
    },
    doptext: (part, slot, at) => {
      unused(texts, slot, part)
      extras.known(part, at, [])
      texts.set(slot, readTextData(part, TITLE_DEFAULTS))
    },
  }

  for (const part of extras.known(element, path, PARTS)) {
    const kind = PARTS.find((name) => name === part.name)
    if (kind === undefined) continue
    const slot = stringAttribute(part, 'position')
    if (!SLOT_NAME.test(slot)) refuseAttribute(part, 'position', `${quote(slot)} is not the name of a slot`)
    readers[kind](part, slot, `${path}/${kind} ${slot}`)
  }

  return {
    userdata: {
      photoBorderColor: readColourAttribute(element, 'photobordercolor', DEFAULT_PHOTO_BORDER_COLOUR),
      photoBorderAutomaticColor: optionalAttribute(element, 'photoborderautomaticcolor', true, booleanAttribute),
      photoBackgroundColor: readColourAttribute(element, 'photobackgroundcolor', background),
      images: Object.fromEntries(images),
      shapes: Object.fromEntries(shapes),
      texts: Object.fromEntries(texts),
    },
    dpi: Object.fromEntries(dpi),
    clips: [...clips],
  }
}

/** A value of another version might mean something else, so it is refused, not guessed. */
function requireValue(element: XmlElement, name: string, expected: string): void {
  const value = element.attributes[name] ?? expected
  if (value !== expected) refuseAttribute(element, name, `${quote(value)} is not known`)
}

function unused(slots: { has(slot: string): boolean }, slot: string, part: XmlElement): void {
  if (slots.has(slot)) refuse('collage-duplicate-slot', `${elementLabel(part)}: the slot exists twice`, part.line)
}

function readSlot(element: XmlElement, path: string, extras: ExtrasKeeper): PhotoSlotData {
  const parts = extras.known(element, path, ['photo', 'doptext'])
  const photo = single(parts, 'photo')
  const text = single(parts, 'doptext')
  if (text) extras.known(text, `${path}/doptext`, [])
  return {
    ...(photo ? { photo: readPhoto(photo, `${path}/photo`, extras) } : {}),
    ...(text ? { text: readTextData(text, PHOTO_TEXT_DEFAULTS) } : {}),
  }
}

function single(parts: readonly XmlElement[], name: string): XmlElement | undefined {
  const [first, second] = parts.filter((part) => part.name === name)
  if (second) refuse('xml-duplicate-element', `more than one ${name} in a slot`, second.line)
  return first
}

function readPhoto(element: XmlElement, path: string, extras: ExtrasKeeper): PlacedPhoto {
  const effect = single(extras.known(element, path, ['imageeffect']), 'imageeffect')
  if (effect) refuseContent(effect)
  const tilt = clampTilt(optionalAttribute(element, 'tilt', 0, readTilt))
  const adjustments = tidyAdjustments({
    light: readAdjustment(element, 'light'),
    contrast: readAdjustment(element, 'contrast'),
    warmth: readAdjustment(element, 'warmth'),
    ...(effect && { strength: readAdjustment(effect, 'strength') }),
  })
  return {
    id: readPhotoId(element),
    zoom: optionalAttribute(element, 'zoom', ZOOM.least, readZoom),
    x: optionalAttribute(element, 'x', 0.5, readFraction),
    y: optionalAttribute(element, 'y', 0.5, readFraction),
    rotation: optionalAttribute(element, 'rotation', 0, readRotation),
    ...(optionalAttribute(element, 'mirrored', false, booleanAttribute) && { isMirrored: true }),
    ...(tilt !== 0 && { tilt }),
    effect: effect ? effectOf(stringAttribute(effect, 'type')) : 'none',
    ...(adjustments && { adjustments }),
  }
}

function readAdjustment(element: XmlElement, name: Adjustment): number {
  const { least, most, usual } = ADJUSTMENTS[name]
  return optionalAttribute(element, name, usual, boundedAttribute(least, most))
}

function readRotation(element: XmlElement, name: string): Rotation {
  const degrees = numberAttribute(element, name)
  const rotation = rotationOf(degrees)
  return rotation === degrees ? rotation : refuseAttribute(element, name, `${degrees} is not a quarter turn`)
}
