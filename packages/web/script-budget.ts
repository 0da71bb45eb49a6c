import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { filesOf, SCREENS } from './preload-screens.ts'

/** How much script a screen and its texts may bring at a first visit, in kB gzipped: a little more than they do. */
const MOST_KB = { selection: 114, template: 188, editor: 269 } as const satisfies Record<keyof typeof SCREENS, number>

/** A build with a heavier screen fails, so that what is only needed later is put off where it is added. */
export function scriptBudget(): Plugin {
  return {
    name: 'script-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const kbOf = (file: string) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length / 1000 : 0
      }
      for (const [screen, { module, texts }] of Object.entries(SCREENS)) {
        const modules = ['src/main.tsx', module, ...texts.map((file) => `messages/fr/${file}.ts`)]
        const files = new Set(modules.flatMap((each) => filesOf(bundle, each)))
        const kb = Array.from(files, kbOf).reduce((sum, each) => sum + each, 0)
        const most = MOST_KB[screen as keyof typeof SCREENS]
        if (kb > most) throw new Error(`The screen ${screen} brings ${kb.toFixed(1)} kB of script, more than ${most}.`)
      }
    },
  }
}
