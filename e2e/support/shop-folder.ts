import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SHEETS = ['CANVAS2CM', 'CANVAS4CM', 'DIBOND', 'PLEXI']

/** The shop's own data in a temporary folder: a poster of 50 x 40 cm costs what is asked, other materials 59,00 €. */
export class ShopFolder {
  readonly path: string

  private constructor(path: string) {
    this.path = path
  }

  static async make(poster: string): Promise<ShopFolder> {
    const folder = new ShopFolder(await mkdtemp(join(tmpdir(), 'collagerie-shop-')))
    await folder.write(poster)
    return folder
  }

  async write(poster: string): Promise<void> {
    const steps = (upToCm2: number, price: string) => [{ upToCm2, price }]
    const materials = {
      ...Object.fromEntries(SHEETS.map((material) => [material, steps(14_000, '59.00')])),
      POSTER: [...steps(1200, '9.95'), { upToCm2: 2000, price: poster }, { upToCm2: 14_000, price: '39.00' }],
      TILES: steps(40_000, '89.00'),
      TILESPERM: steps(40_000, '99.00'),
    }
    await writeFile(join(this.path, 'prices.json'), JSON.stringify({ currency: 'EUR', materials }))
  }

  /** Writes another file of the shop's own. */
  async say(name: string, said: object): Promise<void> {
    await writeFile(join(this.path, name), JSON.stringify(said))
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true })
  }
}
