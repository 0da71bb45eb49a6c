import { create } from 'zustand'
import type { ToastWords } from '../ui/toast-queue.ts'

export interface RefusedFile {
  readonly id: string
  readonly name: string
  readonly reason: ToastWords
}

/** The files refused of those added last, and whether their list is open. */
export const useRefusedFiles = create<{ readonly files: readonly RefusedFile[]; readonly isListed: boolean }>()(() => ({
  files: [],
  isListed: false,
}))

export const listRefusedFiles = (): void => useRefusedFiles.setState({ isListed: true })

export const closeRefusedFiles = (): void => useRefusedFiles.setState({ isListed: false })
