import type { RestTexts } from '../translation.ts'
import { checkout } from './checkout.ts'
import { drafts } from './drafts.ts'
import { editor } from './editor.ts'
import { fileservice } from './fileservice.ts'
import { generator } from './generator.ts'
import { layerphoto } from './layerphoto.ts'
import { layertext } from './layertext.ts'
import { materials } from './materials.ts'
import { order } from './order.ts'
import { overview } from './overview.ts'
import { photo } from './photo.ts'
import { photoedit } from './photoedit.ts'
import { photoinstance } from './photoinstance.ts'
import { savedialog } from './savedialog.ts'

export const rest: RestTexts = {
  checkout,
  drafts,
  editor,
  fileservice,
  generator,
  layerphoto,
  layertext,
  materials,
  order,
  overview,
  photo,
  photoedit,
  photoinstance,
  savedialog,
}
