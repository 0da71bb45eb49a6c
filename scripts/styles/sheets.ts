import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../boundaries/sources.ts'

const FOLDER = join(ROOT, 'packages/web/src')

/** Where colours, radii, shadows, heights and times have their names. */
export const TOKENS = 'ui/tokens.css'

/** All files of the web package's sources, by their paths within them. */
export const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })

export const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8')

/** Every style sheet, without its comments. */
export const SHEETS = FILES.filter((file) => file.endsWith('.css')).map((file) => ({
  file,
  text: textOf(file).replace(/\/\*[^]*?\*\//g, ''),
}))

export const DECLARATIONS = SHEETS.flatMap(({ file, text }) =>
  [...text.matchAll(/(?<=[;{}]\s*)([\w-]+):\s*([^;{}]+)(?=[;}])/g)].map(([, property = '', value = '']) => ({
    file,
    property,
    value: value.trim(),
  })),
)

export const OUTSIDE_TOKENS = DECLARATIONS.filter(({ file }) => file !== TOKENS)
