import { create } from 'zustand'
import { type ToastWords, type Until, whileTrue } from '../ui/toast-queue.ts'

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
  /** How often files were added or an offer was made. */
  readonly turn: number
}

const NONE: RefusedFiles = { listed: undefined, noted: [], turn: 0 }

export const useRefusedFiles = create<RefusedFiles>()(() => NONE)

/** Files added since may have been refused too: a toast opens the list it speaks of. */
export const listRefusedFiles = (listed: readonly RefusedFile[]): void => useRefusedFiles.setState({ listed })

export const closeRefusedFiles = (): void => useRefusedFiles.setState({ listed: undefined })

export const noteRefusedFiles = (noted: readonly RefusedFile[]): void => useRefusedFiles.setState({ noted })

/** What was said of earlier files is over. */
export const beginNextFiles = (): void => useRefusedFiles.setState(({ turn }) => ({ turn: turn + 1 }))

/** Ends a toast when other files are added or offered. */
export function untilNextFiles(): Until {
  const { turn } = useRefusedFiles.getState()
  return whileTrue(() => useRefusedFiles.getState().turn === turn, useRefusedFiles)
}

/** The collage they were added to is left. */
export const forgetRefusedFiles = (): void => useRefusedFiles.setState(NONE)
