import { BASE_PIXELS, SMALL_PIXELS } from '@collagerie/core/photo'
import { FileRefusal, type PhotoWork } from '../workers/photo-work.ts'
import type { Arrivals } from './arrivals.ts'
import type { Bringing } from './bringing.ts'
import type { JoinDouble } from './doubles.ts'
import type { Endings } from './endings.ts'
import type { FileReading } from './file-reading.ts'
import type { LibraryPhoto } from './library-photo.ts'
import type { PhotoRecords } from './photo-records.ts'
import type { FoundPhoto, KeptPhoto, StoredPhoto, UnreadPhoto } from './photo-sources.ts'

interface Parts extends Bringing, FileReading, Pick<Endings, 'show'> {
  readonly work: PhotoWork
  readonly arrivals: Arrivals
  readonly joinDouble: JoinDouble
}

/** Adds photos that come from elsewhere than the customer's files. */
export function createAdditions(
  { photoOf, put, announce }: PhotoRecords,
  { work, arrivals, joinDouble, start, startImport, bringFile, showFile, show }: Parts,
) {
  /** Adds a photo of another service, or returns the one that is already there. */
  function addFound({ name, photoType, uniqueFileId, fetch }: FoundPhoto): Promise<LibraryPhoto> {
    const photo = announce({ name, photoType, uniqueFileId })
    return startImport(photo, async (signal) => {
      const double = await joinDouble(photo.id, uniqueFileId)
      return double && double.state !== 'ERROR' ? double : bringFile(photo, await fetch(signal), signal)
    })
  }

  /** Restores a draft's photo under its old id. */
  function restore({ file, facts, content, ...kept }: KeptPhoto): Promise<LibraryPhoto> {
    const photo = announce(kept)
    const bring = async () => {
      // An empty file was a photo once: it is missing, not broken.
      if (file.size === 0) throw new FileRefusal('ERROR_NO_FILE_ACCESS')
      const inspected = await work.inspect(file)
      const givenId = photo.photoType === 'computer' ? undefined : photo.uniqueFileId
      put({ ...(photoOf(photo.id) ?? photo), uniqueFileId: givenId ?? inspected.uniqueFileId })
      const turned = { ...inspected, content, ...(facts && { rotation: facts.rotation }) }
      return showFile(photo, { file, inspected: turned })
    }
    return start(photo, bring, { kept: { file, facts } })
  }

  /** Adds a photo the server has. A photo that is already there stays unchanged. */
  function addStored(stored: StoredPhoto): Promise<LibraryPhoto> {
    return addStoredUnread(stored, async () => stored)
  }

  /** Adds a photo the server has whose facts have yet to be read: its tile shows at once. */
  async function addStoredUnread(unread: UnreadPhoto, read: () => Promise<StoredPhoto>): Promise<LibraryPhoto> {
    const there = photoOf(unread.id)
    if (there && there.state !== 'ERROR') return (await arrivals.of(unread.id)) ?? there
    const photo = announce({ ...unread, serverId: unread.id })
    return start(photo, async () => {
      const { bytes, ...stored } = await read()
      const side = bytes.isSmallSooner ? SMALL_PIXELS : BASE_PIXELS[photo.photoType]
      const { blob, inspected } = await bytes.open(side)
      const decoded = await work.decode(blob, inspected, side)
      return show(photo.id, { facts: { ...stored, takenAt: inspected.takenAt }, bytes, decoded })
    })
  }

  return { addFound, addStored, addStoredUnread, restore }
}
