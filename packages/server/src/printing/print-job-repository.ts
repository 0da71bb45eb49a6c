import type { PrintTries } from '@collagerie/core/order'
import type { PrintFile } from '@collagerie/protocol'
import type { Kysely } from 'kysely'
import type { OrderMover } from '../orders/order-mover.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { Schema } from '../storage/schema.ts'
import { folderOf, LEASE_MS, type PrintAttempt } from './print-attempt.ts'
import { createPrintClaim } from './print-claim.ts'
import type { PreflightMessage } from './print-messages.ts'
import { createPrintQueue } from './print-queue.ts'
import { createRequeue } from './requeue.ts'

/** The queue of orders to print. A try that has lost its order can report nothing more. */
export interface PrintJobRepository {
  /**
   * Puts tries that have vanished back into the queue, and returns the folders they may have left files in. To be
   * called every second: only by watching a lease stay unchanged can it tell a try that has vanished from one that
   * could not reach the database.
   */
  requeueVanished(): Promise<readonly string[]>
  /**
   * Takes the next due order of the customer who has waited longest, preferring customers for whom nothing is being
   * printed. Of several processes that ask at once, each gets a different order or none.
   */
  claim(): Promise<PrintAttempt | undefined>
  /**
   * Reports that the try goes on, and its progress. False if the try has lost its order, for instance to a
   * cancellation.
   */
  goOn(attempt: PrintAttempt, progress: number): Promise<boolean>
  report(attempt: PrintAttempt, report: PreflightMessage): Promise<void>
  /** Returns the folders of earlier files, which no order needs now; undefined if the try has lost its order. */
  finish(attempt: PrintAttempt, folder: string, files: readonly PrintFile[]): Promise<readonly string[] | undefined>
  /** Returns the order to the queue without counting the try. */
  giveBack(attempt: PrintAttempt, reason: string): Promise<void>
  /** Counts a try that made no file. The order is tried again after a pause, unless this was its last try. */
  tryAgain(attempt: PrintAttempt, what: keyof PrintTries, reason: string): Promise<void>
  /** Marks an order that no further try could print. */
  refuse(attempt: PrintAttempt, reason: string): Promise<void>
  /**
   * Lets every lease run out, so that `requeueVanished` queues every order again. With a single process, any try from
   * before its start has vanished.
   */
  releaseAll(): Promise<void>
  /** The folders in use: those of finished orders and of tries that go on. */
  usedFolders(): Promise<ReadonlySet<string>>
}

export function printJobRepository(database: Database, mover: OrderMover): PrintJobRepository {
  const { query } = database
  const queue = createPrintQueue(database, mover)
  const { whileOurs, requeue, endTry } = queue

  return {
    requeueVanished: createRequeue(database, queue),

    claim: createPrintClaim(database, mover, queue),

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

    report: async (attempt, { json, errors, warnings }) => {
      const row = { report: json, errors, warnings, made_at: isoTime(0) }
      await whileOurs(attempt, (transaction) =>
        transaction
          .insertInto('order_preflight')
          .values({ ...row, order_number: attempt.number })
          .onConflict((conflict) => conflict.column('order_number').doUpdateSet(row))
          .execute(),
      )
    },

    finish: (attempt, folder, files) =>
      whileOurs(attempt, async (transaction) => {
        const { number } = attempt
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

    giveBack: async (attempt, reason) => {
      await whileOurs(attempt, async (transaction) => {
        await mover.move(transaction, attempt.number, 'giveBack', { actor: 'printer', reason })
        await requeue(transaction, attempt.number, attempt, 0)
      })
    },

    tryAgain: async (attempt, what, reason) => {
      const tries = { failures: attempt.failures, losses: attempt.losses, [what]: attempt[what] + 1 }
      await whileOurs(attempt, (transaction) => endTry(transaction, attempt.number, tries, reason))
    },

    refuse: async (attempt, reason) => {
      await whileOurs(attempt, (transaction) =>
        mover.move(transaction, attempt.number, 'fail', { actor: 'printer', reason }),
      )
    },

    releaseAll: async () => {
      await query.updateTable('print_job').set({ lease_until: '' }).where('lease', '!=', '').execute()
    },

    usedFolders: () => usedFolders(query),
  }
}

async function usedFolders(query: Kysely<Schema>): Promise<ReadonlySet<string>> {
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
}
