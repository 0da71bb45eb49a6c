import { describe, inject } from 'vitest'
import { type Config, readConfig } from '../config/read-config.ts'
import { hasS3Server, newBucketSettings } from './s3-server.ts'

/** A kind of place for files. Each new one is empty. */
export interface FileStore {
  newPlace(): Promise<Config['blobsPlace']>
  /** The settings that a separate process needs to access it. */
  newSettings(): Promise<Readonly<Record<string, string>>>
}

const FOLDER: FileStore = { newPlace: async () => 'folders', newSettings: async () => ({}) }

const BUCKET: FileStore = {
  newPlace: async () => readConfig(await newBucketSettings(), '').blobsPlace,
  newSettings: newBucketSettings,
}

/** Runs the same tests with files in a folder and in a bucket of a real S3 server. */
export function inEveryStore(title: string, tests: (store: FileStore) => void): void {
  describe(`${title}, with files in a folder`, () => {
    tests(FOLDER)
  })
  describe.runIf(hasS3Server())(`${title}, with files in a bucket`, () => {
    tests(BUCKET)
  })
}

/** Runs tests on both engines: SQLite with files in a folder, PostgreSQL with a bucket if there is one. */
export function inStoreOfEngine(title: string, tests: (store: FileStore) => void): void {
  const isBucket = inject('engine') === 'PostgreSQL' && hasS3Server()
  describe(`${title}, with files in a ${isBucket ? 'bucket' : 'folder'}`, () => {
    tests(isBucket ? BUCKET : FOLDER)
  })
}
