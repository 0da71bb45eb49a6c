import type { PrintSettings } from '@collagerie/print'
import type { FastifyBaseLogger } from 'fastify'
import type { FrozenFile } from '../orders/freeze-content.ts'
import type { PrintJobRepository } from './print-job-repository.ts'
import type { PrintStore } from './print-store.ts'
import type { PrintLimits } from './watch-printer.ts'

/** How this process prints, and where it finds its material. */
interface Printing {
  /** Whether no other process prints from this database. */
  readonly isAlone: boolean
  readonly contentDir: string
  readonly printJobs: number
  readonly limits: PrintLimits
  settingsFor(material: string): PrintSettings
  /** The shop's content as it was when the order was placed. */
  contentOf(number: string): Promise<readonly FrozenFile[]>
  /**
   * The original of one of this user's photos. If it is not on this machine it is fetched into the folder, which is
   * created if needed.
   */
  photoFile(userId: string, photoId: string, folder: string): Promise<string | undefined>
}

/** What printing an order works with. */
export interface PrintParts {
  readonly jobs: PrintJobRepository
  readonly prints: PrintStore
  readonly printing: Printing
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'child'>
}
