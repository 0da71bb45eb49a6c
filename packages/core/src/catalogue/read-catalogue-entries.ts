import type { Material } from '../format/index.ts'
import { attempt, type Failure, refuse } from '../result/index.ts'
import { quote } from '../xml/index.ts'
import type { CatalogueEntry, CatalogueEntrySize } from './catalogue-entry.ts'
import { claimId } from './claim-id.ts'
import {
  booleanField,
  filledField,
  type JsonFields,
  jsonFields,
  listField,
  positiveField,
  refuseField,
  stringField,
  stringsField,
} from './json-fields.ts'
import { LANGUAGES, type Localised } from './language.ts'
import { offeredMaterials } from './offered-materials.ts'

export interface CatalogueEntries {
  readonly entries: readonly CatalogueEntry[]
  /** One per entry that was left out; the rest stays usable. */
  readonly failures: readonly Failure[]
}

/** Reads a parsed `catalogue.json`: a list of entries. */
export function readCatalogueEntries(json: unknown): CatalogueEntries {
  if (!Array.isArray(json)) {
    return { entries: [], failures: [{ name: 'catalogue-field', reason: 'catalogue: not a list of templates' }] }
  }
  const entries: CatalogueEntry[] = []
  const failures: Failure[] = []
  const taken = new Set<string>()
  json.forEach((value: unknown, index) => {
    const result = attempt(() => {
      const unnamed = jsonFields(value, `template ${index + 1}`)
      const fields = { ...unnamed, label: `template ${filledField(unnamed, 'id')}` }
      const entry = readEntry(fields)
      claimId(taken, entry.id, fields.label)
      return entry
    })
    if (result.ok) entries.push(result.value)
    else failures.push(result.failure)
  })
  return { entries, failures }
}

function readEntry(fields: JsonFields): CatalogueEntry {
  const taken = new Set<string>()
  const sizes = listField(fields, 'sizes').map((value) => readSize(value, fields.label, taken))
  if (sizes.length === 0) refuse('catalogue-sizes', `${fields.label}: has no size`)
  return {
    id: filledField(fields, 'id'),
    parent: stringField(fields, 'parent'),
    tags: readTags(fields),
    name: readLocalised(fields, 'name'),
    thumbWidth: positiveField(fields, 'thumbWidth'),
    thumbHeight: positiveField(fields, 'thumbHeight'),
    description: readLocalised(fields, 'description'),
    shortInfo: readLocalised(fields, 'shortInfo'),
    leftInfo: readLocalised(fields, 'leftInfo'),
    category: readLocalised(fields, 'category'),
    source: stringField(fields, 'source'),
    sizeurl: stringField(fields, 'sizeurl'),
    labelurl: stringField(fields, 'labelurl'),
    labelwebp: addressField(fields, 'labelwebp'),
    starturl: addressField(fields, 'starturl'),
    visible: booleanField(fields, 'visible'),
    isTileBased: booleanField(fields, 'isTileBased'),
    hasCustomSizes: booleanField(fields, 'hasCustomSizes'),
    isCustom: booleanField(fields, 'isCustom'),
    isMaterialSpecific: booleanField(fields, 'isMaterialSpecific'),
    sizes,
  }
}

/** A picture that a shop's own catalogue may leave out. */
function addressField(fields: JsonFields, key: string): string {
  return Object.hasOwn(fields.values, key) ? stringField(fields, key) : ''
}

function readSize(value: unknown, template: string, taken: Set<string>): CatalogueEntrySize {
  const unnamed = jsonFields(value, `${template}: size`)
  const fields = { ...unnamed, label: `${template}: size ${filledField(unnamed, 'id')}` }
  claimId(taken, filledField(fields, 'id'), fields.label)
  return {
    id: filledField(fields, 'id'),
    width: positiveField(fields, 'width'),
    height: positiveField(fields, 'height'),
    materials: readMaterials(fields),
    description: readLocalised(fields, 'description'),
    url: stringField(fields, 'url'),
    ...(Object.hasOwn(fields.values, 'photos') && { photos: positiveField(fields, 'photos') }),
  }
}

/** Tags are sent as a comma list, so none may contain a comma. */
function readTags(fields: JsonFields): readonly string[] {
  const tags = stringsField(fields, 'tags')
  const broken = tags.find((tag) => tag.trim() !== tag || tag === '' || tag.includes(','))
  return broken === undefined ? tags : refuseField(fields, 'tags', `${quote(broken)} is not a tag`)
}

function readMaterials(fields: JsonFields): readonly Material[] {
  const materials = offeredMaterials(stringsField(fields, 'materials'))
  return 'unknown' in materials
    ? refuseField(fields, 'materials', `${quote(materials.unknown)} is not known`)
    : materials
}

function readLocalised(fields: JsonFields, key: string): Localised<string> {
  const texts = jsonFields(fields.values[key], `${fields.label}: ${key}`)
  return Object.fromEntries(LANGUAGES.map((language) => [language, stringField(texts, language)])) as Localised<string>
}
