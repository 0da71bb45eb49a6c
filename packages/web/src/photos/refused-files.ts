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

/** Files added since may have been refused too: a notice opens the list it speaks of. */
export const listRefusedFiles = (files: readonly RefusedFile[]): void =>
  useRefusedFiles.setState({ files, isListed: true })

export const closeRefusedFiles = (): void => useRefusedFiles.setState({ isListed: false })
