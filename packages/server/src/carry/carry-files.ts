import { BlobDamaged } from '../storage/blob-damaged.ts'
import type { Blobs } from '../storage/blobs.ts'
import { eachOf } from '../turns/each-of.ts'
import { inGroups } from '../turns/in-groups.ts'
import type { CarryProgress } from './carry-progress.ts'
import type { CarriedFile, CarriedFiles } from './carry-source.ts'
import { hasHash, sumOfStream } from './stream-sum.ts'

const AT_ONCE = 8
/** How many files are looked up at a time to find those an earlier try has copied. */
const GROUP = 200

/** What is wrong with the files of the source. */
export interface FileProblems {
  readonly missing: readonly string[]
  /** Copied unchanged, by this try or an earlier one. */
  readonly damaged: readonly string[]
  /** Damaged in a store that returns only intact files, and so not copied. */
  readonly withheld: readonly string[]
}

type FileProgress = Pick<CarryProgress, 'knownFiles' | 'noteFile' | 'damagedFiles'>

/** Copies the missing files, reads each back, and tells which ones the source has lost or damaged. */
export async function carryFiles(
  source: CarriedFiles,
  target: Blobs,
  progress: FileProgress,
  onFiles: (files: number) => void,
): Promise<FileProblems> {
  const missing: string[] = []
  const withheld: string[] = []

  async function bring({ key, hash }: CarriedFile): Promise<void> {
    const stream = await source.open(key)
    if (stream) {
      const arrived = await copy(key, stream)
      if (arrived) await progress.noteFile(key, arrived, hash !== undefined && !hasHash(arrived, hash))
      else withheld.push(key)
    } else missing.push(key)
    onFiles(1)
  }

  async function copy(key: string, stream: AsyncIterable<Uint8Array>) {
    const staged = await target.stage(stream).catch((error: unknown) => {
      if (!(error instanceof BlobDamaged)) throw error
    })
    if (!staged) return
    await staged.keep(key).finally(staged.discard)
    const stored = await target.open(key)
    const arrived = stored && (await sumOfStream(stored.stream))
    if (arrived?.contentHash !== staged.hash)
      throw new Error(`${key} is not what it was: ${staged.hash} became ${arrived?.contentHash ?? 'nothing'}`)
    return arrived
  }

  // Removes what killed tries have half sent.
  await target.removeStaged(Date.now())
  await target.giveUpSending(Date.now())
  for await (const files of inGroups(source.all(), GROUP)) {
    const known = await progress.knownFiles(files.map(({ key }) => key))
    onFiles(known.size)
    await eachOf(
      files.filter(({ key }) => !known.has(key)),
      AT_ONCE,
      bring,
    )
  }
  return { missing, damaged: await progress.damagedFiles(), withheld }
}
