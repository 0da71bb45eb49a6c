import { enterImport } from '../importer.ts'

/** The part of the application's library that is measured. */
interface Library {
  addFiles(files: readonly File[]): { readonly photos: Promise<readonly { readonly state: string }[]> }
}

enterImport(async (files) => {
  const address = '/library-store.js'
  const { addFiles } = (await import(/* @vite-ignore */ address)) as Library
  const photos = await addFiles(files).photos
  const shown = photos.filter(({ state }) => state === 'IMAGE').length
  if (shown !== files.length) throw new Error(`only ${shown} of ${files.length} photos are shown`)
})
