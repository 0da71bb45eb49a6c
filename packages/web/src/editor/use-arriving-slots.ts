import { useState } from 'react'
import { takeFiles } from './take-files.ts'

/** Slots that wait for a file dropped on them, one entry for each file. */
export function useArrivingSlots() {
  const [arriving, setArriving] = useState<readonly string[]>([])

  /** The slot a single file fell on shows that something is coming. */
  async function bringFiles(files: readonly File[], slot: string | undefined): Promise<void> {
    if (files.length !== 1 || slot === undefined) return takeFiles(files)
    setArriving((slots) => [...slots, slot])
    try {
      await takeFiles(files, slot)
    } finally {
      setArriving((slots) => slots.toSpliced(slots.indexOf(slot), 1))
    }
  }

  return { arriving, bringFiles }
}
