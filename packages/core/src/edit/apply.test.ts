import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CollagePage, shownPhotos, textSlots } from '../collage/index.ts'
import { ADJUSTMENTS, type Adjustment } from '../effects/index.ts'
import { type PlacedPhoto, placePhoto, rotationOf, TILT, ZOOM } from '../placement/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { PHOTO_TEXT_DEFAULTS, TITLE_DEFAULTS } from '../text/index.ts'
import { apply, type Command } from './index.ts'
import { anyCommand } from './testing/commands.ts'
import { collageOn, grid, sheet } from './testing/sheets.ts'

interface Range {
  readonly least: number
  readonly most: number
}

const empty = collageOn(grid(3, 4, 3))
const place = (slot: string, id: string): Command => ({ kind: 'place photo', slot, photo: placePhoto(id) })
const after = (start: CollagePage, ...commands: Command[]) => commands.reduce((page, each) => apply(page, each), start)
const isWithin = (value: number, { least, most }: Range) => value >= least && value <= most
/** Whether any number of a photo is none, or beyond its bounds. */
const isUnusable = ({ zoom, x, y, tilt = 0, rotation, adjustments = {} }: PlacedPhoto) =>
  !isWithin(zoom, ZOOM) ||
  ![x, y].every((share) => isWithin(share, { least: 0, most: 1 })) ||
  !isWithin(tilt, TILT) ||
  rotationOf(rotation) !== rotation ||
  !Object.entries(adjustments).every(([name, value]) => isWithin(value, ADJUSTMENTS[name as Adjustment]))
/** Commands whose repetition has another effect. */
const UNREPEATABLE: ReadonlySet<string> = new Set(['swap photos', 'move photo', 'shuffle'])
const greeting = { ...PHOTO_TEXT_DEFAULTS, text: 'Hello' }
const title = { ...TITLE_DEFAULTS, text: 'Summer' }
const two = after(empty, place('img1', 'a'), place('img2', 'b'), {
  kind: 'set photo text',
  slot: 'img1',
  text: greeting,
})

describe('placing', () => {
  it('puts the photo in as it was turned, and keeps the text of the photo it replaces', () => {
    const photo = placePhoto('c', 90)
    const placed = apply(two, { kind: 'place photo', slot: 'img1', photo })
    expect(placed.userdata.images['img1']).toEqual({ photo, text: greeting })
  })

  it('passes over a slot the template lacks', () => {
    expect(apply(empty, place('img13', 'a'))).toBe(empty)
    expect(apply(empty, place('constructor', 'a'))).toBe(empty)
  })

  it('fills many slots at once', () => {
    const placements = ['img3', 'img4', 'img99'].map((slot) => ({ slot, photo: placePhoto(`for ${slot}`) }))
    const filled = apply(two, { kind: 'fill', placements })
    expect(shownPhotos(filled).map(({ slot, photo }) => [slot, photo.id])).toEqual([
      ['img1', 'a'],
      ['img2', 'b'],
      ['img3', 'for img3'],
      ['img4', 'for img4'],
    ])
  })
})

describe('taking photos away', () => {
  it('takes the text on a photo with it', () => {
    expect(Object.keys(apply(two, { kind: 'remove photo', slot: 'img1' }).userdata.images)).toEqual(['img2'])
  })

  it('clears all photos and leaves texts and colours', () => {
    const written = after(
      two,
      { kind: 'set text', slot: 'txt1', text: title },
      { kind: 'choose background', color: '#e2007a' },
    )
    const cleared = apply(written, { kind: 'clear all' })
    expect(cleared.userdata).toEqual({ ...written.userdata, images: {} })
  })

  it('drops a lost photo from every slot', () => {
    const lost = after(two, place('img3', 'a'), { kind: 'drop photo', id: 'a' })
    expect(Object.keys(lost.userdata.images)).toEqual(['img2'])
  })
})

describe('swapping', () => {
  it('takes framing, effect and text along', () => {
    const made = after(
      two,
      { kind: 'reframe', slot: 'img1', framing: { zoom: 2, x: 0.3, rotation: 90 } },
      { kind: 'set effect', slot: 'img1', effect: 'sepia' },
    )
    const swapped = apply(made, { kind: 'swap photos', from: 'img1', to: 'img2' })
    expect(swapped.userdata.images['img2']).toEqual(made.userdata.images['img1'])
    expect(swapped.userdata.images['img1']).toEqual(made.userdata.images['img2'])
  })

  it('with an empty slot moves the photo', () => {
    const moved = apply(two, { kind: 'swap photos', from: 'img1', to: 'img7' })
    expect(Object.keys(moved.userdata.images).toSorted()).toEqual(['img2', 'img7'])
  })

  it('with itself, with a slot nobody has, or between two empty slots changes nothing', () => {
    expect(apply(two, { kind: 'swap photos', from: 'img1', to: 'img1' })).toBe(two)
    expect(apply(two, { kind: 'swap photos', from: 'img1', to: 'nowhere' })).toBe(two)
    expect(apply(two, { kind: 'swap photos', from: 'img1', to: 'constructor' })).toBe(two)
    expect(apply(two, { kind: 'swap photos', from: 'img5', to: 'img6' })).toBe(two)
  })
})

describe('moving', () => {
  it('goes to an empty slot with the text', () => {
    const moved = apply(two, { kind: 'move photo', from: 'img1', to: 'img12' })
    expect(moved.userdata.images['img12']).toEqual(two.userdata.images['img1'])
    expect(moved.userdata.images['img1']).toBeUndefined()
  })

  it('never pushes another photo out, nor moves nothing', () => {
    expect(apply(two, { kind: 'move photo', from: 'img1', to: 'img2' })).toBe(two)
    expect(apply(two, { kind: 'move photo', from: 'img5', to: 'img6' })).toBe(two)
  })
})

describe('framing', () => {
  it('changes what is named and leaves the rest', () => {
    const framed = apply(two, { kind: 'reframe', slot: 'img1', framing: { zoom: 1.5, rotation: 270 } })
    expect(framed.userdata.images['img1']?.photo).toEqual({ ...placePhoto('a', 270), zoom: 1.5 })
  })

  it('keeps numbers that no gesture can mean out of the document', () => {
    const framing = { zoom: 99, x: -3, y: Number.NaN }
    const framed = apply(two, { kind: 'reframe', slot: 'img1', framing })
    expect(framed.userdata.images['img1']?.photo).toMatchObject({ zoom: 4, x: 0, y: 0.5 })
  })

  it('needs a photo', () => {
    expect(apply(two, { kind: 'reframe', slot: 'img5', framing: { zoom: 2 } })).toBe(two)
    expect(apply(two, { kind: 'set effect', slot: 'img5', effect: 'grey' })).toBe(two)
    expect(apply(two, { kind: 'set photo text', slot: 'img5', text: greeting })).toBe(two)
  })
})

describe('texts', () => {
  it('on a photo go when they are blank or not given', () => {
    const photo = placePhoto('a')
    const blank = { ...greeting, text: ' \n ' }
    expect(apply(two, { kind: 'set photo text', slot: 'img1', text: blank }).userdata.images['img1']).toEqual({ photo })
    expect(apply(two, { kind: 'set photo text', slot: 'img1' }).userdata.images['img1']).toEqual({ photo })
  })

  it('of the title are trimmed', () => {
    const text = { ...title, text: '  Été 2025 ' }
    expect(apply(two, { kind: 'set text', slot: 'txt1', text }).userdata.texts['txt1']?.text).toBe('Été 2025')
  })

  it('of the title leave the document when emptied, so that the default stands there again', () => {
    const written = apply(two, { kind: 'set text', slot: 'txt1', text: title })
    expect(apply(written, { kind: 'set text', slot: 'txt1', text: { ...title, text: '  ' } })).toEqual(two)
    expect(apply(written, { kind: 'set text', slot: 'txt1' })).toEqual(two)
  })

  it.each(['Votre titre', 'UW TITEL', 'Your title', 'Ihr Titel', 'Il Suo titolo', 'Tu título', ''])(
    'of the title that only restyle the default %j leave it the default',
    (words) => {
      const look = { ...title, color: '#c3393c', automaticColor: false, font: 'Nunito', fontSize: 0.564 }
      const restyled = apply(two, { kind: 'set text', slot: 'txt1', text: { ...look, text: words } })
      const [layer] = textSlots(two.template)
      const { fontSize, letterSpacing } = layer?.look ?? {}
      expect(restyled.userdata.texts).toEqual({ txt1: { ...look, text: '', fontSize, letterSpacing } })
      expect(apply(restyled, { kind: 'set text', slot: 'txt1' })).toEqual(two)
    },
  )

  it('have no place in a template without that slot', () => {
    const bare = collageOn(grid(3, 4))
    expect(apply(bare, { kind: 'set text', slot: 'txt1', text: title })).toBe(bare)
  })
})

describe('the background', () => {
  const pink: Command = { kind: 'choose background', color: '0xE2007A' }

  it('is written, turned from automatic and given to the overlay shape', () => {
    expect(apply(empty, pink).userdata).toMatchObject({
      photoBackgroundColor: '#e2007a',
      photoBorderAutomaticColor: false,
      shapes: { overlayshape0: '#e2007a' },
    })
  })

  it('follows to the overlay shape of a canvas and back', () => {
    const chosen = apply(empty, pink)
    const onCanvas = apply(chosen, { kind: 'change template', ...sheet('alleven', {}, 'CANVAS2CM') })
    expect(onCanvas.userdata.shapes).toEqual({ overlayshape1: '#e2007a' })
    expect(apply(onCanvas, { kind: 'change template', ...grid(3, 4, 3) })).toEqual(chosen)
  })

  it('leaves the ground of a static template alone and waits', () => {
    const chosen = apply(empty, pink)
    const painted = { ...empty.template, designer: 'studio' }
    const onStatic = apply(chosen, { kind: 'change template', choice: empty.choice, template: painted })
    expect(onStatic.userdata.shapes).toEqual({})
    expect(apply(onStatic, { kind: 'choose background', color: '#000000' })).toBe(onStatic)
    expect(apply(onStatic, { kind: 'change template', ...grid(3, 4, 3) })).toEqual(chosen)
  })

  it('can be white, and cannot be what is no colour', () => {
    const white = apply(empty, { kind: 'choose background', color: '#ffffff' })
    expect(white.userdata.photoBorderAutomaticColor).toBe(false)
    expect(apply(empty, { kind: 'choose background', color: 'url(x)' })).toBe(empty)
  })
})

describe('shuffling', () => {
  it('takes photos around with all that is theirs, and frames those anew that it is told to', () => {
    const framing = { zoom: 1.5, x: 0.25, y: 0.5, rotation: 0 } as const
    const moves = [
      { slot: 'img2', from: 'img1' },
      { slot: 'img1', from: 'img2', framing },
    ]
    const shuffled = apply(two, { kind: 'shuffle', moves })
    expect(shuffled.userdata.images['img2']).toEqual(two.userdata.images['img1'])
    expect(shuffled.userdata.images['img1']).toEqual({ photo: { ...placePhoto('b'), ...framing } })
  })

  it('does nothing where a photo would be lost or shown twice', () => {
    for (const moves of [
      [{ slot: 'img2', from: 'img1' }],
      [
        { slot: 'img1', from: 'img2' },
        { slot: 'img2', from: 'img2' },
      ],
      [
        { slot: 'img1', from: 'img3' },
        { slot: 'img3', from: 'img1' },
      ],
    ]) {
      expect(apply(two, { kind: 'shuffle', moves })).toBe(two)
    }
  })
})

describe('another template', () => {
  it('gives back exactly what was there when the first returns', () => {
    const made = after(
      two,
      place('img12', 'z'),
      { kind: 'reframe', slot: 'img12', framing: { zoom: 3, x: 0.2 } },
      { kind: 'set text', slot: 'txt1', text: title },
      { kind: 'choose background', color: '#e2007a' },
    )
    const visits = [grid(2, 2), sheet('heart'), sheet('single', {}, 'CANVAS4CM'), grid(3, 4, 3)]
    const back = visits.reduce<CollagePage>((page, each) => apply(page, { kind: 'change template', ...each }), made)
    expect(back).toEqual(made)
  })

  it('that is the same one changes nothing', () => {
    expect(apply(two, { kind: 'change template', ...grid(3, 4, 3) })).toBe(two)
  })

  it('lets a photo without a slot be placed, and does not keep it twice', () => {
    const small = after(two, place('img12', 'z'), { kind: 'change template', ...grid(2, 2) })
    const placed = apply(small, place('img3', 'z'))
    expect(Object.keys(placed.userdata.images).toSorted()).toEqual(['img1', 'img2', 'img3'])
    const moved = apply(small, { kind: 'move photo', from: 'img12', to: 'img3' })
    expect(moved.userdata.images).toEqual(placed.userdata.images)
  })
})

describe('any command', () => {
  const run = { numRuns: usualOrFull(100, 400) }

  it('survives being written down, leaves the document before it alone, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 25 }), (commands) => {
        let page = empty
        for (const command of commands) {
          const before = structuredClone(page)
          const next = apply(page, command)
          expect(page).toEqual(before)
          const again = UNREPEATABLE.has(command.kind) ? next : apply(next, command)
          expect(again).toBe(next)
          page = next
        }
        expect(commands.reduce((made, each) => apply(made, structuredClone(each)), empty)).toEqual(page)
      }),
      run,
    )
  })

  it('keeps every number in the document usable', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 25 }), (commands) => {
        const photos = shownPhotos(after(empty, ...commands)).map(({ photo }) => photo)
        expect(photos.filter(isUnusable)).toEqual([])
      }),
      run,
    )
  })
})
