import { type Format, formatId, NO_PREFERENCE } from '@collagerie/core/format'
import type { Layer, Template } from '@collagerie/core/template'
import { TITLE_SLOT } from '@collagerie/core/text'
import { fingerprinted } from '../catalogue/fingerprinted.ts'
import type { StaticTemplate } from './static-template.ts'

const SCREEN_DPCM = 40

export interface BuiltTemplate {
  readonly template: Template
  /** SVG texts by the address an overlay names. */
  readonly art: ReadonlyMap<string, string>
}

export function templateFolder(id: string, format: Format): string {
  return `/webassets/templates/${id}/${formatId(format)}`
}

/** One size of a drawn template, its overlays pointing at the art they show. */
export function buildTemplate(source: StaticTemplate, format: Format): BuiltTemplate {
  const drawing = source.draw(format)
  const folder = templateFolder(source.id, format)
  const urlOf = (resource: string) => fingerprinted(`${folder}/${resource}.svg`, [drawing.art[resource] ?? ''])
  return {
    template: {
      designer: source.theme,
      design: drawing.design ?? source.id,
      screenDpcm: SCREEN_DPCM,
      material: NO_PREFERENCE,
      hasCustomSizes: false,
      format,
      variation: {
        id: 'default',
        ...(drawing.photoBorder === undefined ? {} : { photoBorder: drawing.photoBorder }),
        ...(drawing.photoBorderType === undefined ? {} : { photoBorderType: drawing.photoBorderType }),
        borderMode: drawing.borderMode ?? 0,
        layers: drawing.layers.map((layer) =>
          layer.kind === 'overlay' ? { ...layer, url: urlOf(layer.resource) } : withMeaning(layer, source),
        ),
      },
    },
    art: new Map(Object.entries(drawing.art).map(([resource, text]) => [urlOf(resource), text])),
  }
}

function withMeaning(layer: Layer, { asks: [title, subtitle] }: StaticTemplate): Layer {
  if (layer.kind !== 'text' || !layer.editable) return layer
  return { ...layer, meaning: layer.slot === TITLE_SLOT ? title : subtitle }
}
