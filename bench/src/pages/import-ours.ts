import { enterImport } from '../importer.ts'

/** The part of the application's library that is measured. */
interface Library {
  addFiles(files: readonly File[]): { readonly photos: Promise<readonly { readonly state: string }[]> }
}

// Loaded with the page, as the others are with theirs.
const address = '/library-store.js'
const { addFiles } = (await import(/* @vite-ignore */ address)) as Library

enterImport(async (files) => {
  const photos = await addFiles(files).photos
  const shown = photos.filter(({ state }) => state === 'IMAGE').length
  if (shown !== files.length) throw new Error(`only ${shown} of ${files.length} photos are shown`)
})
