import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CollagePage } from '@collagerie/core/collage'
import { designFor } from '@collagerie/core/designs'
import { MATERIALS } from '@collagerie/core/format'
import { writeTemplateXml } from '@collagerie/core/template'
import { CONTENT } from '../parity/node-side.ts'

const inAllLanguages = (text: string) => Object.fromEntries(['fr', 'nl', 'en', 'de', 'it', 'es'].map((l) => [l, text]))

/** A content folder whose one template is the scene's, so that any sheet can be printed as a shop prints its own. */
export function sceneContent(folder: string, { template }: CollagePage): string {
  const assets = join(folder, 'webassets')
  mkdirSync(join(assets, 'scenes'), { recursive: true })
  for (const name of readdirSync(join(CONTENT, 'webassets')))
    symlinkSync(join(CONTENT, 'webassets', name), join(assets, name))
  const { width, height } = template.format
  writeFileSync(join(assets, 'scenes/scene.xml'), writeTemplateXml(template))
  const texts = ['name', 'description', 'shortInfo', 'leftInfo', 'category']
  const entry = {
    id: 'scene',
    parent: '',
    tags: [],
    ...Object.fromEntries(texts.map((key) => [key, inAllLanguages('scene')])),
    thumbWidth: 100,
    thumbHeight: 100,
    source: 'scene',
    sizeurl: '',
    labelurl: '',
    labelwebp: '',
    visible: true,
    isTileBased: designFor(template.design).isTileBased,
    hasCustomSizes: false,
    isCustom: false,
    isMaterialSpecific: true,
    sizes: [
      {
        id: 'scene',
        width,
        height,
        materials: MATERIALS,
        description: inAllLanguages('scene'),
        url: '/webassets/scenes/scene.xml',
      },
    ],
  }
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify([entry]))
  return folder
}
