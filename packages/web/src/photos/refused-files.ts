import { create } from 'zustand'
import type { ToastWords } from '../ui/toast-queue.ts'

export interface RefusedFile {
  readonly id: string
  readonly name: string
  readonly reason: ToastWords
}

interface RefusedFiles {
  /** The files of the open list, which stay whatever is added meanwhile; undefined if none is open. */
  readonly listed: readonly RefusedFile[] | undefined
  /** The files refused of those that the present offer is about. */
  readonly noted: readonly RefusedFile[]
}

const NONE: RefusedFiles = { listed: undefined, noted: [] }

export const useRefusedFiles = create<RefusedFiles>()(() => NONE)

/** Files added since may have been refused too: a notice opens the list it speaks of. */
export const listRefusedFiles = (listed: readonly RefusedFile[]): void => useRefusedFiles.setState({ listed })

export const closeRefusedFiles = (): void => useRefusedFiles.setState({ listed: undefined })

export const noteRefusedFiles = (noted: readonly RefusedFile[]): void => useRefusedFiles.setState({ noted })

/** The collage they were added to is left. */
export const forgetRefusedFiles = (): void => useRefusedFiles.setState(NONE)
