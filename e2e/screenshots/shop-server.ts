import type { FullConfig } from '@playwright/test'
import { OwnServer } from '../support/own-server.ts'
import { ShopFolder } from '../support/shop-folder.ts'

/** A typical shop: with prices, two ways of delivery and a contact. */
export default async function startShop({ projects }: FullConfig): Promise<() => Promise<void>> {
  const { port } = new URL(String(projects[0]?.use.baseURL))
  const shop = await ShopFolder.make('19.95')
  await shop.say('delivery.json', {
    ways: [
      { way: 'pickup', price: '0.00', days: [3, 5] },
      { way: 'post', price: '6.90', days: [4, 7], countries: ['BE', 'FR', 'LU', 'DE'] },
    ],
  })
  await shop.say('shop.json', {
    name: 'Atelier Lumen',
    email: 'bonjour@lumen.example',
    phone: '+32 2 555 01 23',
    address: ['Rue de l’Exemple 12', '1000 Bruxelles'],
    hours: 'Lu-Ve 9-18 h, Sa 10-16 h',
  })
  const server = await OwnServer.start({ PORT: port, SHOP_DIR: shop.path })
  return async () => {
    await server.remove()
    await shop.remove()
  }
}
