import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { filesOf, SCREENS } from './preload-screens.ts'
import { textFilesOf } from './src/language/text-parts.ts'

const { chooser, template, editor } = SCREENS

/**
 * How much script and text may be fetched before each screen is shown, in kB gzipped: slightly above the current size.
 */
const BUDGETS = [
  { seen: 'the chooser', ...chooser, mostKb: 110 },
  { seen: 'a template page', ...template, mostKb: 165 },
  { seen: 'a filled sheet', modules: [editor.modules[0]], texts: textFilesOf(['editor']), mostKb: 220 },
  { seen: 'a draft brought back', ...editor, mostKb: 243 },
] as const

interface ScriptFile {
  readonly file: string
  readonly kb: number
}

/** If the file of another screen shows up here, `screen-chunks.ts` lacks an entry. */
const heaviestFirst = (files: readonly ScriptFile[]): string[] =>
  files.toSorted((a, b) => b.kb - a.kb).map(({ file, kb }) => `  ${kb.toFixed(1)} kB ${file}`)

/** Fails the build if a screen is too heavy, so that a part added for later is also loaded later. */
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
        const files = Array.from(new Set(needed.flatMap((each) => filesOf(bundle, each))), (file) => ({
          file,
          kb: kbOf(file),
        }))
        const kb = files.reduce((sum, each) => sum + each.kb, 0)
        const words = `${kb.toFixed(1)} kB of script come before ${seen}, at most ${mostKb} may.`
        const isOver = kb > mostKb
        return { isOver, words: isOver ? [words, ...heaviestFirst(files)].join('\n') : words }
      })
      const words = figures.map((figure) => figure.words).join('\n')
      if (figures.some(({ isOver }) => isOver)) throw new Error(words)
      this.info(words)
    },
  }
}
