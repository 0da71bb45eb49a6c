import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { filesOf, SCREENS } from './preload-screens.ts'
import { textFilesOf } from './src/language/text-parts.ts'

const { selection, template, editor } = SCREENS

/** How much script and texts may be fetched until somebody sees this, in kB gzipped: a little more than is. */
const BUDGETS = [
  { seen: 'the chooser', ...selection, mostKb: 110 },
  { seen: 'a template page', ...template, mostKb: 170 },
  { seen: 'a filled sheet', modules: [editor.modules[0]], texts: textFilesOf(['editor']), mostKb: 220 },
  { seen: 'a draft brought back', ...editor, mostKb: 250 },
] as const

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
      const figures = BUDGETS.map(({ seen, modules, texts, mostKb }) => {
        const needed = ['src/main.tsx', ...modules, ...Array.from(texts, (file) => `messages/fr/${file}.ts`)]
        const files = new Set(needed.flatMap((each) => filesOf(bundle, each)))
        const kb = Array.from(files, kbOf).reduce((sum, each) => sum + each, 0)
        return {
          isOver: kb > mostKb,
          words: `${kb.toFixed(1)} kB of script come before ${seen}, at most ${mostKb} may.`,
        }
      })
      const words = figures.map((figure) => figure.words).join('\n')
      if (figures.some(({ isOver }) => isOver)) throw new Error(words)
      this.info(words)
    },
  }
}
