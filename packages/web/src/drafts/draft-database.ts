import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { onceArrived } from '../ui/once.ts'
import { type Draft, parseDraft } from './draft-record.ts'
import { type LoosePhotos, parseLoosePhotos } from './loose-photos.ts'
import { readFile, writeFile } from './stored-file.ts'

const NAME = 'collagerie'
const VERSION = 1

/** Photo bytes have their own table, so that changing a draft never writes them again. */
interface Tables extends DBSchema {
  drafts: { key: string; value: unknown }
  pictures: { key: string; value: unknown }
  photos: { key: PhotoKey; value: unknown }
}

type Table = 'drafts' | 'pictures' | 'photos'
type PhotoKey = [draftId: string, photoId: string]

/**
 * The connection may end at any time, for instance when the customer clears the site's data: the next call opens
 * another.
 */
const database = onceArrived(open)

function open(): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>(NAME, VERSION, {
    upgrade(db) {
      for (const table of ['drafts', 'pictures', 'photos'] as const) db.createObjectStore(table)
    },
    blocking(_current, _blocked, event) {
      database.forget()
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated() {
      database.forget()
    },
  })
}

const photosOf = (draftId: string) => IDBKeyRange.bound([draftId], [draftId, []])

export async function readDraft(draftId: string): Promise<Draft | undefined> {
  const db = await database()
  return parseDraft(await db.get('drafts', draftId))
}

/** All drafts that can be read. */
export async function readDrafts(): Promise<readonly Draft[]> {
  const db = await database()
  const records = await db.getAll('drafts')
  return records.flatMap((record) => parseDraft(record) ?? [])
}

export function writeDraft(draft: Draft): Promise<void> {
  return put('drafts', draft, draft.draftId)
}

export async function readLoosePhotos(draftId: string): Promise<LoosePhotos | undefined> {
  const db = await database()
  return parseLoosePhotos(await db.get('drafts', draftId))
}

export async function readAllLoosePhotos(): Promise<readonly LoosePhotos[]> {
  const db = await database()
  const records = await db.getAll('drafts')
  return records.flatMap((record) => parseLoosePhotos(record) ?? [])
}

/** Stores photos without a collage under the id of a draft; a draft that is there stays. */
export async function writeLoosePhotos(loose: LoosePhotos): Promise<void> {
  const db = await database()
  const work = db.transaction('drafts', 'readwrite')
  const isDraft = parseDraft(await work.store.get(loose.draftId)) !== undefined
  if (!isDraft) await work.store.put(loose, loose.draftId)
  await work.done
}

async function put(table: Table, value: unknown, key: string | PhotoKey): Promise<void> {
  const db = await database()
  const work = db.transaction(table, 'readwrite')
  const written = work.store.put(value, key)
  // A closing page loses writes that are not committed explicitly.
  work.commit()
  await Promise.all([written, work.done])
}

/** Changes a draft if it exists. */
export async function changeDraft(draftId: string, change: Partial<Draft>): Promise<void> {
  const db = await database()
  const work = db.transaction('drafts', 'readwrite')
  const draft = parseDraft(await work.store.get(draftId))
  if (draft) await work.store.put({ ...draft, ...change }, draftId)
  await work.done
}

export function writePhoto(draftId: string, photoId: string, file: Blob): Promise<void> {
  return writeFile(file, (value) => put('photos', value, [draftId, photoId]))
}

export async function keptPhotoIds(draftId: string): Promise<ReadonlySet<string>> {
  const db = await database()
  const keys = await db.getAllKeys('photos', photosOf(draftId))
  return new Set(keys.map(([, photoId]) => photoId))
}

export async function readPhoto(draftId: string, photoId: string): Promise<Blob | undefined> {
  const db = await database()
  return readFile(await db.get('photos', [draftId, photoId]))
}

export function writePicture(draftId: string, picture: Blob): Promise<void> {
  return writeFile(picture, (value) => put('pictures', value, draftId))
}

export async function readPicture(draftId: string): Promise<Blob | undefined> {
  const db = await database()
  return readFile(await db.get('pictures', draftId))
}

/** Deletes a draft with everything that belongs to it, or the remains of one. */
export async function deleteDraft(draftId: string): Promise<void> {
  const db = await database()
  const work = db.transaction(['drafts', 'pictures', 'photos'], 'readwrite')
  await Promise.all([
    work.objectStore('drafts').delete(draftId),
    work.objectStore('pictures').delete(draftId),
    work.objectStore('photos').delete(photosOf(draftId)),
    work.done,
  ])
}

/** The ids of all drafts with stored photos, even if the draft itself cannot be read. */
export async function draftIdsWithPhotos(): Promise<ReadonlySet<string>> {
  const db = await database()
  const keys = await db.getAllKeys('photos')
  return new Set(keys.map(([draftId]) => draftId))
}

export async function hasRecord(draftId: string): Promise<boolean> {
  const db = await database()
  return (await db.getKey('drafts', draftId)) !== undefined
}

/** Copies a draft under another id. The first keeps the link to the account. */
export async function copyDraft(draft: Draft, draftId: string): Promise<void> {
  const db = await database()
  const work = db.transaction(['drafts', 'pictures', 'photos'], 'readwrite')
  const { savedId: _kept, ...rest } = draft
  const copy = { ...rest, draftId, isUnsaved: true, updatedAt: Date.now() }
  await Promise.all([
    copyPhotos(work.objectStore('photos'), draft.draftId, draftId),
    copyPicture(work.objectStore('pictures'), draft.draftId, draftId),
    work.objectStore('drafts').put(copy, draftId),
    work.done,
  ])
}

type Store<Name extends Table> = IDBPObjectStore<Tables, Table[], Name, 'readwrite'>

/** Waits for each copy: a refusal must be heard before the cursor moves on, or it counts as nobody's. */
async function copyPhotos(photos: Store<'photos'>, from: string, to: string): Promise<void> {
  let cursor = await photos.openCursor(photosOf(from))
  while (cursor) {
    await photos.put(cursor.value, [to, cursor.key[1]])
    cursor = await cursor.continue()
  }
}

async function copyPicture(pictures: Store<'pictures'>, from: string, to: string): Promise<void> {
  const picture = await pictures.get(from)
  if (picture !== undefined) await pictures.put(picture, to)
}
