import type { FileError } from '@collagerie/core/photo'
import type { Rotation } from '@collagerie/core/placement'
import type { Picture } from '@collagerie/painter'
import { create } from 'zustand'
import type { PictureSource } from '../painting/picture-source.ts'
import { importFile } from './import-file.ts'

export type LibraryPhoto =
  | { readonly id: string; readonly name: string; readonly state: 'LOADING' }
  | { readonly id: string; readonly name: string; readonly state: 'ERROR'; readonly error: FileError }
  | {
      readonly id: string
      readonly name: string
      readonly state: 'IMAGE'
      readonly width: number
      readonly height: number
      readonly rotation: Rotation
    }

interface LibraryState {
  readonly photos: Readonly<Record<string, LibraryPhoto>>
}

/** The customer's photos, kept while the tab lives. */
export const useLibrary = create<LibraryState>()(() => ({ photos: {} }))

/** Pixels stay out of the store: they are drawn, never compared. */
const pictures = new Map<string, Picture>()

/** Numbers of local photos count down from -2, so that they never meet an id of the server. */
let nextId = -2

function remember(photo: LibraryPhoto): LibraryPhoto {
  useLibrary.setState(({ photos }) => ({ photos: { ...photos, [photo.id]: photo } }))
  return photo
}

/** Adds a file from the computer and waits until it can be shown, or is refused. */
export async function addFile(file: File): Promise<LibraryPhoto> {
  const id = String(nextId)
  nextId -= 1
  remember({ id, name: file.name, state: 'LOADING' })
  const result = await importFile(id, file)
  if (!result.ok) return remember({ id, name: file.name, state: 'ERROR', error: result.error })
  const { width, height, rotation, bitmap } = result
  pictures.set(id, { image: bitmap, width: bitmap.width, height: bitmap.height })
  return remember({ id, name: file.name, state: 'IMAGE', width, height, rotation })
}

export const librarySource: PictureSource = {
  photoSize(id) {
    const photo = useLibrary.getState().photos[id]
    return photo?.state === 'IMAGE' ? photo : undefined
  },
  picture: (id) => pictures.get(id),
}
