import type { PerMaterial } from '../config/per-material.ts'
import { StartFailure } from '../config/start-failure.ts'

/** Refuses to start with a colour profile that no sheet can be printed to; every order would fail otherwise. */
export async function checkProfiles({ common, of }: PerMaterial<string>): Promise<void> {
  const files = new Set([common, ...of.values()].filter((file) => file !== ''))
  if (files.size === 0) return
  // The profile reader is a large module, and most shops have no profile.
  const { PrintFailure, readPressProfile } = await import('@collagerie/print')
  for (const file of files)
    await readPressProfile(file).catch((error: unknown) => {
      if (!(error instanceof PrintFailure)) throw error
      throw new StartFailure(`PRINT_PROFILE: ${error.message}`, { cause: error })
    })
}
