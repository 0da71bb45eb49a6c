import { FileRefusal } from '../workers/photo-work.ts'
import { PoolFailure } from '../workers/worker-pool.ts'
import type { Arrivals } from './arrivals.ts'
import type { Endings, LeftOfPhoto } from './endings.ts'
import type { LibraryPhoto } from './library-photo.ts'
import type { PhotoRecords } from './photo-records.ts'

type Bring = () => Promise<LibraryPhoto>

interface Arrival extends LeftOfPhoto {
  /** Ends the import when it is cancelled. */
  readonly signal?: AbortSignal
}

export type Bringing = ReturnType<typeof createBringing>

/** Whether a worker died or hung, as it does on a phone short of memory: that says nothing about the file. */
function isOfTheWorker(failure: unknown): boolean {
  return failure instanceof PoolFailure && failure.reason !== 'cancelled'
}

/** Brings photos to their end: shown, refused, or removed if the import is cancelled. */
export function createBringing(
  { photoOf, drop, count, announce }: PhotoRecords,
  arrivals: Arrivals,
  { fail }: Endings,
) {
  async function bringOrRefuse(photo: LibraryPhoto, bring: Bring, arrival: Arrival): Promise<LibraryPhoto> {
    const { signal } = arrival
    try {
      return await bring().catch((failure: unknown) => {
        if (isOfTheWorker(failure)) return bring()
        throw failure
      })
    } catch (failure) {
      // A cancelled download fails with an error of its own.
      if (signal?.aborted || (failure instanceof PoolFailure && failure.reason === 'cancelled')) {
        drop(photo.id)
        return photo
      }
      const error = failure instanceof FileRefusal ? failure.error : 'ERROR_IMAGE_COULD_NOT_BE_LOADED'
      return fail(photo.id, error, isOfTheWorker(failure) ? arrival : {}) ?? photo
    }
  }

  /** Shows a failed photo as coming, in the slots it has by now. */
  const announceAgain = (photo: LibraryPhoto) => announce(photoOf(photo.id) ?? photo)

  function start(photo: LibraryPhoto, bring: Bring, arrival: Arrival = {}): Promise<LibraryPhoto> {
    const again = () => start(announceAgain(photo), bring, arrival)
    return arrivals.add(photo.id, bringOrRefuse(photo, bring, { again, ...arrival }))
  }

  /** Imports a photo the customer has just chosen: it counts as progress and can be cancelled. */
  function startImport(
    photo: LibraryPhoto,
    bring: (signal: AbortSignal) => Promise<LibraryPhoto>,
  ): Promise<LibraryPhoto> {
    const { signal } = arrivals
    const again = () => startImport(announceAgain(photo), bring)
    count(0, 1)
    return start(photo, () => bring(signal), { signal, again }).finally(() => count(1, 0))
  }

  return { announceAgain, start, startImport }
}
