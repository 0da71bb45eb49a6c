import { type ShopCalendar, shopCalendar } from '@collagerie/core/delivery'
import { ORDER_STATES, type OrderState } from '@collagerie/core/order'
import { type CliCommand, WrongUsage } from '@collagerie/print/commands'
import { createOrderMover } from '../orders/order-mover.ts'
import { readOrderNumber } from '../orders/order-number.ts'
import { orderLog } from '../orders/order-repository.ts'
import type { PrintStore } from '../printing/print-store.ts'
import { currentPrintFiles } from '../shop/current-print-files.ts'
import { readOrderSearch } from '../shop/order-search.ts'
import { type ShopOrderColumns, type ShopOrderRepository, shopOrderRepository } from '../shop/shop-order-repository.ts'
import type { Database } from '../storage/database.ts'
import { CONSOLE, type CommandIo, DONE, REFUSED } from './command-io.ts'
import { withShop } from './with-shop.ts'

const PAGE = 200

type OneOrder = (io: CommandIo, order: ShopOrderColumns, tools: Tools) => Promise<number>

interface Tools {
  readonly shop: ShopOrderRepository
  readonly database: Database
  openPrints(): Promise<PrintStore>
}

const VERBS: Readonly<Record<string, OneOrder>> = {
  show: async (io, order, { shop, database }) => {
    io.out(lineOf(order))
    const price = order.price_amount === null ? '' : `, ${order.price_amount} ${order.price_currency}`
    io.out(`${order.email}, ${order.width_mm / 10} x ${order.height_mm / 10} cm, ${order.material}${price}`)
    if (order.delivery_way !== null)
      io.out(`${order.delivery_way}, ${order.delivery_amount ?? 'no price'} ${order.price_currency ?? ''}`.trimEnd())
    for (const { at, state, reason, actor, operator } of await orderLog(database, order.number))
      io.out([at, state.padEnd(9), operator || actor, reason].filter((part) => part !== '').join('  '))
    const preflight = await shop.preflight(order.number)
    if (preflight) io.out(`preflight: ${preflight.errors} errors, ${preflight.warnings} warnings`)
    return DONE
  },

  files: async (io, order, { shop, openPrints }) => {
    const files = await currentPrintFiles(shop, order)
    const { addressOf } = await openPrints()
    for (const { folder, name, bytes, sha256 } of files) io.out(`${addressOf(folder, name)}  ${bytes}  ${sha256}`)
    if (files.length > 0) return DONE
    io.error(`Order ${order.number} has no files; it is ${order.state}.`)
    return REFUSED
  },

  retry: async (io, { number }, { shop }) => {
    const moved = await shop.move(number, 'retry', { operator: 'command line' })
    if (moved.ok) io.out(`Order ${number} will be printed again.`)
    else io.error(`Order ${number} is ${moved.state ?? 'gone'} and cannot be printed again now.`)
    return moved.ok ? DONE : REFUSED
  },
}

export const ordersCommand = {
  summary: 'see what was ordered, and print it again',
  help: `Usage: npx collagerie orders list|show|files|retry [...]

  list [STATE] [SEARCH]   orders, the newest first; STATE is one of ${ORDER_STATES.slice(0, 3).join(', ')},
                          ${ORDER_STATES.slice(3).join(', ')}; SEARCH a number, a customer or a day
  show NUMBER             one order, with everything that happened to it
  files NUMBER            its print files: where they are, bytes, SHA-256
  retry NUMBER            print it again

The shop is the one that DATA_DIR, DATABASE_URL and BLOBS_URL name; the server may be running.

Exit codes: 0 done, 1 refused with a sentence, 2 wrong usage.`,

  run: async ([verb = '', ...rest]: readonly string[], io = CONSOLE) => {
    const act = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
    if (verb !== 'list' && !act) throw new WrongUsage('It is list, show, files or retry.')
    if (act && rest.length !== 1) throw new WrongUsage(`${verb} takes one order number.`)
    return withShop(io, async ({ config, database, openPrints }) => {
      const shop = shopOrderRepository(database, createOrderMover(database, config))
      if (!act) return list(io, shop, rest, shopCalendar(config.timeZone))
      const [typed = ''] = rest
      const number = readOrderNumber(typed)
      const order = number === undefined ? undefined : await shop.find(number)
      if (order) return act(io, order, { shop, database, openPrints })
      io.error(`There is no order ${typed}.`)
      return REFUSED
    })
  },
} satisfies CliCommand

async function list(
  io: CommandIo,
  shop: ShopOrderRepository,
  words: readonly string[],
  calendar: ShopCalendar,
): Promise<number> {
  const state: OrderState | undefined = ORDER_STATES.find((each) => each === words[0])
  const search = readOrderSearch(words.slice(state ? 1 : 0).join(' '), calendar)
  let after: number | undefined
  do {
    const rows: readonly ShopOrderColumns[] = await shop.list({ state: state ?? '', search, after }, PAGE)
    for (const row of rows) io.out(lineOf(row))
    after = rows.length === PAGE ? rows.at(-1)?.running_number : undefined
  } while (after !== undefined)
  return DONE
}

function lineOf({
  number,
  running_number: running,
  state,
  progress,
  ordered_at: at,
  username,
  reason,
}: ShopOrderColumns) {
  const shown = state === 'rendering' ? `${state} ${progress}%` : state
  return [number, `#${running}`, shown.padEnd(13), at, username, reason].filter((part) => part !== '').join('  ')
}
