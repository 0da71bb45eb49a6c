import { type CollagePage, EMPTY_USERDATA } from '@collagerie/core/collage'
import { DESIGN_TYPES, designFor, generateTemplate } from '@collagerie/core/designs'
import { IMAGE_EFFECTS } from '@collagerie/core/effects'
import type { Material } from '@collagerie/core/format'
import { fillWithSamples, type SamplePhoto } from '@collagerie/core/placement'
import type { BorderMode, DesignValues, Layer, Template } from '@collagerie/core/template'
import { PHOTO_TEXT_DEFAULTS, PHOTO_TEXT_FONTS, TEXT_MODE, TITLE_DEFAULTS, TITLE_FONTS } from '@collagerie/core/text'

/** One sheet to paint on both sides, and whether the margin is shown too. */
export interface Scene {
  readonly name: string
  readonly page: CollagePage
  readonly showsMargin: boolean
}

const SQUARE = { width: 50, height: 50 }

/** Accents, ligature candidates and kerning pairs of all six languages. */
const SENTENCES: Readonly<Record<string, string>> = {
  fr: 'Où est né le garçon ? À Noël, déjà ! AVATAR',
  nl: 'Eén dag vol foto’s, ideeën en geluk; fijn',
  en: 'Waiting for the first coffee, fjord & office',
  de: 'Süße Grüße aus Köln: große Überraschung',
  it: 'Perché così? È già l’età più bella, città',
  es: '¿Mañana? ¡Sí, señor! Camión, pingüino, año',
}

function scene(name: string, template: Template, samples: readonly SamplePhoto[], material: Material = ''): Scene {
  const page: CollagePage = {
    choice: { templateId: template.design, childTemplateId: '', material },
    template,
    userdata: { ...EMPTY_USERDATA, images: fillWithSamples(template, samples, name) },
  }
  return { name, page, showsMargin: material !== '' }
}

function generated(design: string, material: Material = '', values: DesignValues = {}): Template {
  return generateTemplate(designFor(design), { format: SQUARE, material, values })
}

export function designScenes(samples: readonly SamplePhoto[]): Scene[] {
  return DESIGN_TYPES.map((type) => scene(`design ${type}`, generated(type), samples))
}

export function staticScene(id: string, template: Template, samples: readonly SamplePhoto[]): Scene {
  return scene(`template ${id}`, template, samples)
}

export function effectScenes(samples: readonly SamplePhoto[]): Scene[] {
  return IMAGE_EFFECTS.map((effect): Scene => {
    const plain = scene(`effect ${effect}`, generated('alleven'), samples)
    const images = Object.fromEntries(
      Object.entries(plain.page.userdata.images).map(([slot, { photo }], index) => [
        slot,
        photo
          ? { photo: { ...photo, effect, zoom: 1 + index / 8, rotation: ([0, 90, 180, 270] as const)[index % 4] ?? 0 } }
          : {},
      ]),
    )
    return { ...plain, page: { ...plain.page, userdata: { ...plain.page.userdata, images } } }
  })
}

export function borderScenes(samples: readonly SamplePhoto[]): Scene[] {
  return ([0, 1, 2] as const).flatMap((borderMode: BorderMode) =>
    (['CANVAS2CM', 'CANVAS4CM', 'POSTER'] as const).map((material) => {
      const template = generated('single', material, { marginCM: 4.5 })
      const wrapped = { ...template, variation: { ...template.variation, borderMode } }
      return scene(`border mode ${borderMode} on ${material}`, wrapped, samples, material)
    }),
  )
}

/** Every font in every language: titles upright and turned, and texts on photos with their backgrounds. */
export function fontScenes(samples: readonly SamplePhoto[]): Scene[] {
  const fonts = [...new Set([...TITLE_FONTS.map(({ font }) => font), ...PHOTO_TEXT_FONTS, 'futura-pt'])]
  return fonts.map((font): Scene => {
    const base = generated('alleven', '', { numberVert: 2, numberHor: 3, hasText: TEXT_MODE.none })
    const lines = Object.values(SENTENCES)
    const titles = lines.map(
      (_, index): Layer => ({
        kind: 'text',
        slot: `line${index}`,
        x: 2,
        y: 2 + index * 7.5,
        width: 46,
        height: 5,
        editable: true,
        rotation: index % 2 === 0 ? 0 : -3.5,
        look: {},
      }),
    )
    const template = { ...base, variation: { ...base.variation, layers: [...base.variation.layers, ...titles] } }
    const plain = scene(`font ${font}`, template, samples)
    const texts = Object.fromEntries(
      lines.map((text, index) => [
        `line${index}`,
        {
          ...TITLE_DEFAULTS,
          text,
          font,
          fontSize: 1.693,
          caps: index % 3 === 0,
          letterSpacing: index % 2 === 0 ? 0 : 0.05,
        },
      ]),
    )
    const images = Object.fromEntries(
      Object.entries(plain.page.userdata.images).map(([slot, data], index) => [
        slot,
        {
          ...data,
          text: {
            ...PHOTO_TEXT_DEFAULTS,
            font,
            text: lines[index % lines.length] ?? '',
            background: (['none', 'back1', 'back2'] as const)[index % 3] ?? 'none',
          },
        },
      ]),
    )
    return { ...plain, page: { ...plain.page, userdata: { ...plain.page.userdata, texts, images } } }
  })
}
