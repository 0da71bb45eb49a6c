import { type PrintTries, pauseBeforeNextTry } from '@collagerie/core/order'
import type { PrintFile } from '@collagerie/protocol'
import type { Transaction } from 'kysely'
import { announcerFor, dueAgain } from '../jobs/announce.ts'
import { holdOrder } from '../orders/hold-order.ts'
import type { OrderMover } from '../orders/move-order.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import { newId } from '../storage/new-id.ts'
import type { Schema } from '../storage/schema.ts'
import { nextOf } from './next-print.ts'
import { vanishedTries } from './vanished-tries.ts'

/** A try that has not reported for this long is overdue and may have ended. */
const LEASE_MS = 12_000
const INTERRUPTED = 'Printing was interrupted and starts again.'

/** One attempt to print one order. */
export interface PrintTry extends PrintTries {
  readonly number: string
  /** A try may report on its order only while it holds this lease. */
  readonly lease: string
  readonly userId: string
  readonly xml: string
  readonly material: string
  /** The trace of the call that placed the order. */
  readonly trace: string
}

interface Report {
  readonly json: string
  readonly errors: number
  readonly warnings: number
}

/** The queue of orders to print. A try that has lost its order can report nothing more. */
export interface PrintJobRepository {
  /**
   * Puts tries that have vanished back into the queue, and returns the folders they may have left files in. To be called
   * every second: only by watching a lease stay unchanged can it tell a try that has vanished from one that could not reach
   * the database.
   */
  takeBackVanished(): Promise<readonly string[]>
  /**
   * Takes the next due order of the customer who has waited longest, preferring customers for whom nothing is being
   * printed. Of several processes that ask at once, each gets a different order or none.
   */
  claim(): Promise<PrintTry | undefined>
  /**
   * Reports that the try goes on, and its progress. False if the try has lost its order, for instance to a
   * cancellation.
   */
  goOn(printing: PrintTry, progress: number): Promise<boolean>
  report(printing: PrintTry, report: Report): Promise<void>
  /** Returns the folders of earlier files, which no order needs now; undefined if the try has lost its order. */
  finish(printing: PrintTry, folder: string, files: readonly PrintFile[]): Promise<readonly string[] | undefined>
  /** Returns the order to the queue without counting the try. */
  giveBack(printing: PrintTry, reason: string): Promise<void>
  /** Counts a try that made no file. The order is tried again after a pause, unless this was its last try. */
  tryAgain(printing: PrintTry, what: keyof PrintTries, reason: string): Promise<void>
  /** Marks an order that no further try could print. */
  refuse(printing: PrintTry, reason: string): Promise<void>
  /**
   * Lets every lease run out, so that `takeBackVanished` takes back every order. With a single process, any try from
   * before its start has vanished.
   */
  releaseAll(): Promise<void>
  /** The folders in use: those of finished orders and of tries that go on. */
  usedFolders(): Promise<ReadonlySet<string>>
}

export function printJobRepository(database: Database, mover: OrderMover): PrintJobRepository {
  const { query } = database
  const announce = announcerFor(database)
  const vanishedOf = vanishedTries()

  /** Sets a wake-up for the time the next order falls due. */
  async function announceNext(): Promise<void> {
    if (!database.isShared) return
    const { next } = await query
      .selectFrom('print_job')
      .select(({ fn }) => fn.min<string | null>('due_at').as('next'))
      .where('lease', '=', '')
      .executeTakeFirstOrThrow()
    if (next === null) return
    await announce(query, { name: 'print', key: 'next', dueAt: dueAgain(next) })
  }

  /** Runs the work only while the try holds its order. */
  function whileOurs<Value>(
    { number, lease }: PrintTry,
    work: (transaction: Transaction<Schema>) => Promise<Value>,
  ): Promise<Value | undefined> {
    return query.transaction().execute(async (transaction) => {
      await holdOrder(transaction, number)
      const job = await transaction
        .selectFrom('print_job')
        .select('lease')
        .where('order_number', '=', number)
        .executeTakeFirst()
      return job?.lease === lease ? work(transaction) : undefined
    })
  }

  async function wait(transaction: Transaction<Schema>, number: string, tries: PrintTries, pauseMs: number) {
    const { failures, losses } = tries
    await transaction
      .updateTable('print_job')
      .set({ failures, losses, due_at: isoTime(pauseMs), lease: '', lease_until: '' })
      .where('order_number', '=', number)
      .execute()
    await announce(transaction, { name: 'print', key: number, dueAt: isoTime(pauseMs) })
  }

  /** Leaves the state `rendering` after a try without a file: the order waits for the next try, or has failed. */
  async function end(transaction: Transaction<Schema>, number: string, tries: PrintTries, reason: string) {
    const pause = pauseBeforeNextTry(tries)
    const event = pause === undefined ? 'fail' : 'giveBack'
    await mover.move(transaction, number, event, { actor: 'printer', reason })
    if (pause !== undefined) await wait(transaction, number, tries, pause)
  }

  return {
    takeBackVanished: async () => {
      const overdue = await query
        .selectFrom('print_job')
        .selectAll()
        .where('lease', '!=', '')
        .where('lease_until', '<', isoTime(0))
        .execute()
      const vanished = vanishedOf(overdue.map(wordOf))
      const folders: string[] = []
      for (const job of overdue) {
        const { order_number: number, lease, lease_until: until, failures, losses } = job
        if (until !== '' && !vanished.has(wordOf(job))) continue
        await query.transaction().execute(async (transaction) => {
          await holdOrder(transaction, number)
          const still = await transaction
            .selectFrom('print_job')
            .select('lease')
            .where('order_number', '=', number)
            .where('lease', '=', lease)
            .where('lease_until', '=', until)
            .executeTakeFirst()
          if (!still) return
          await end(transaction, number, { failures, losses: losses + 1 }, INTERRUPTED)
          folders.push(folderOf(number, lease))
        })
      }
      return folders
    },

    claim: async () => {
      const due = await nextOf({ query }, isoTime(0))
      if (!due) {
        await announceNext()
        return undefined
      }
      const { order_number: number, failures, losses } = due
      const claimed = await query.transaction().execute(async (transaction) => {
        const order = await holdOrder(transaction, number)
        const lease = newId()
        const { numUpdatedRows } = await transaction
          .updateTable('print_job')
          .set({ lease, lease_until: isoTime(LEASE_MS) })
          .where('order_number', '=', number)
          .where('lease', '=', '')
          .where('due_at', '=', due.due_at)
          .executeTakeFirstOrThrow()
        if (!order || numUpdatedRows === 0n) return undefined
        const { ok } = await mover.move(transaction, number, 'begin', { actor: 'printer' })
        if (!ok) throw new Error(`order ${number} waits to be printed in the state ${order.state}`)
        await transaction
          .updateTable('account')
          .set({ last_print_at: isoTime(0) })
          .where('id', '=', order.user_id)
          .execute()
        const { xml, material } = await transaction
          .selectFrom('collage_order')
          .select(['xml', 'material'])
          .where('number', '=', number)
          .executeTakeFirstOrThrow()
        const { user_id: userId, trace } = order
        return { number, lease, userId, xml, material, trace, failures, losses }
      })
      await announceNext()
      return claimed
    },

    goOn: async ({ number, lease }, progress) => {
      const { numUpdatedRows } = await query
        .updateTable('print_job')
        .set({ lease_until: isoTime(LEASE_MS) })
        .where('order_number', '=', number)
        .where('lease', '=', lease)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      await query
        .updateTable('collage_order')
        .set({ progress })
        .where('number', '=', number)
        .where('state', '=', 'rendering')
        .execute()
      return true
    },

    report: async (printing, { json, errors, warnings }) => {
      const row = { report: json, errors, warnings, made_at: isoTime(0) }
      await whileOurs(printing, (transaction) =>
        transaction
          .insertInto('order_preflight')
          .values({ ...row, order_number: printing.number })
          .onConflict((conflict) => conflict.column('order_number').doUpdateSet(row))
          .execute(),
      )
    },

    finish: (printing, folder, files) =>
      whileOurs(printing, async (transaction) => {
        const { number } = printing
        await mover.move(transaction, number, 'finish', { actor: 'printer' })
        const earlier = await transaction
          .deleteFrom('order_file')
          .where('order_number', '=', number)
          .returning('folder')
          .execute()
        for (const file of files)
          await transaction
            .insertInto('order_file')
            .values({ ...file, order_number: number, folder })
            .execute()
        return [...new Set(earlier.map((file) => file.folder))]
      }),

    giveBack: async (printing, reason) => {
      await whileOurs(printing, async (transaction) => {
        await mover.move(transaction, printing.number, 'giveBack', { actor: 'printer', reason })
        await wait(transaction, printing.number, printing, 0)
      })
    },

    tryAgain: async (printing, what, reason) => {
      const tries = { failures: printing.failures, losses: printing.losses, [what]: printing[what] + 1 }
      await whileOurs(printing, (transaction) => end(transaction, printing.number, tries, reason))
    },

    refuse: async (printing, reason) => {
      await whileOurs(printing, (transaction) =>
        mover.move(transaction, printing.number, 'fail', { actor: 'printer', reason }),
      )
    },

    releaseAll: async () => {
      await query.updateTable('print_job').set({ lease_until: '' }).where('lease', '!=', '').execute()
    },

    usedFolders: async () => {
      const files = await query.selectFrom('order_file').select('folder').distinct().execute()
      const jobs = await query
        .selectFrom('print_job')
        .select(['order_number', 'lease'])
        .where('lease_until', '!=', '')
        .execute()
      return new Set([
        ...files.map(({ folder }) => folder),
        ...jobs.map(({ order_number: number, lease }) => folderOf(number, lease)),
      ])
    },
  }
}

/** A text that changes with every report of the try. */
function wordOf({ lease, lease_until: until }: { readonly lease: string; readonly lease_until: string }): string {
  return `${lease} ${until}`
}

/** Each try has its own folder, so that no two tries write to the same files. */
export function folderOf(number: string, lease: string): string {
  return `${number}-${lease}`
}
