import { type BlobLocation, readBlobsUrl } from '../blob-location.ts'
import { parseDatabaseUrl } from '../parsers.ts'
import { setting } from './setting.ts'

/** Where everything is kept. */
export const STORAGE_SETTINGS = {
  dataDir: setting({
    name: 'DATA_DIR',
    fallback: 'data',
    meaning: 'Folder of the uploaded photos and of the SQLite database. It is created when it is missing. Back it up.',
    expects: 'a folder',
    parse: (text, folder) => folder(text),
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    fallback: '',
    meaning:
      'PostgreSQL database, such as `postgres://user:password@db.example.com:5432/collagerie`. Empty: SQLite, in `DATA_DIR`.',
    expects: 'the address of a PostgreSQL database such as postgres://user:password@db.example.com:5432/collagerie',
    isSecret: true,
    parse: parseDatabaseUrl,
  }),
  blobsUrl: setting({
    name: 'BLOBS_URL',
    fallback: '',
    meaning:
      'Bucket of an S3-compatible server for photos and print files, such as `s3://bucket/folder?endpoint=https://s3.example.com&region=eu-west-1`; `pathStyle=false` puts the bucket into the host name. Credentials come from the usual AWS variables or files. Empty: folders, in `DATA_DIR`.',
    expects:
      'the address of a bucket such as s3://bucket/folder?endpoint=https://s3.example.com&region=eu-west-1, without keys',
    isSecret: true,
    parse: (text): BlobLocation | 'folders' | undefined => (text === '' ? 'folders' : readBlobsUrl(text)),
  }),
  contentDir: setting({
    name: 'CONTENT_DIR',
    fallback: 'content/build',
    meaning: 'Folder of the built catalogue: `catalogue.json` and `webassets/`.',
    expects: 'a folder',
    parse: (text, folder) => folder(text),
  }),
  webDir: setting({
    name: 'WEB_DIR',
    fallback: 'packages/web/dist',
    meaning: 'Folder of the built web application. `none` serves the calls alone, without pages.',
    expects: 'a folder or "none"',
    parse: (text, folder) => (text === 'none' ? text : folder(text)),
  }),
}
