import { readdir } from 'node:fs/promises'
import type { Contact } from '@collagerie/protocol'
import { StartFailure } from '../config/start-failure.ts'
import { loadTerms } from './load-terms.ts'
import { type ReadAssortment, readAssortment } from './read-assortment.ts'
import { readContact } from './read-contact.ts'
import { readShopJson, refusal } from './read-shop-file.ts'

/** All files a folder may hold; prices are read once the catalogue is known, and delivery once prices are. */
const KNOWN = ['assortment.json', 'delivery.json', 'prices.json', 'shop.json', 'terms']

/** The shop's own data; what it leaves out comes from the shipped content. */
export interface ShopFolder extends ReadAssortment {
  /** Its name and how it is reached. */
  readonly contact: Contact
  /** By the path below /webassets/. */
  readonly terms: ReadonlyMap<string, string>
}

const NOTHING_SAID: ShopFolder = {
  assortment: {},
  dpi: new Map(),
  margins: {},
  contact: {},
  terms: new Map(),
}

export async function loadShopFolder(shopDir: string): Promise<ShopFolder> {
  if (shopDir === '') return NOTHING_SAID
  const names = await readdir(shopDir).catch((error: unknown) => {
    throw new StartFailure(`SHOP_DIR: ${shopDir} cannot be read`, { cause: error })
  })
  const strange = names.find((name) => !name.startsWith('.') && !KNOWN.includes(name))
  if (strange !== undefined) throw refusal(shopDir, strange, `is none of ${KNOWN.join(', ')}`)
  return {
    ...NOTHING_SAID,
    ...(await read(shopDir, 'assortment.json', readAssortment)),
    ...(await read(shopDir, 'shop.json', readContact)),
    terms: await loadTerms(shopDir, names),
  }
}

async function read<Said extends object>(
  shopDir: string,
  file: string,
  reader: (given: unknown) => Said | { readonly problem: string },
): Promise<Said | undefined> {
  const given = await readShopJson(shopDir, file)
  if (given === undefined) return undefined
  const facts = reader(given)
  if ('problem' in facts) throw refusal(shopDir, file, `has a fault: ${facts.problem}.`)
  return facts
}
