import { compressFolder } from './compress.mjs'

const TSX = 'node_modules/tsx/dist/cli.mjs'
const VITE = 'node_modules/vite/bin/vite.js'
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'scripts/building']
const CORE = ['packages/core/package.json', 'packages/core/src']
const PAINTER = ['packages/painter/package.json', 'packages/painter/src']
const PRINT = ['packages/print/package.json', 'packages/print/src']
const PROTOCOL = ['packages/protocol/package.json', 'packages/protocol/src']

/**
 * The targets of the build, with their inputs and outputs. `output` is emptied before a build and holds the fingerprint
 * of the inputs after it; `result` is the file that must be there for the output to count.
 */
export const TARGETS = {
  content: {
    label: 'the catalogue',
    inputs: [...COMMON, ...CORE, ...PAINTER, 'content'],
    output: 'content/build',
    result: 'catalogue.json',
    command: { tool: TSX, args: ['content/src/build/main.ts'], cwd: '.' },
    finish: (output) => compressFolder(`${output}/webassets`),
  },
  web: {
    label: 'the web application',
    inputs: [...COMMON, ...CORE, ...PAINTER, ...PROTOCOL, 'packages/web'],
    output: 'packages/web/dist',
    result: 'index.html',
    command: { tool: VITE, args: ['build'], cwd: 'packages/web' },
    finish: compressFolder,
  },
  server: {
    label: 'the server',
    inputs: [...COMMON, ...CORE, ...PAINTER, ...PRINT, ...PROTOCOL, 'packages/server'],
    output: 'packages/server/dist',
    result: 'main.js',
    command: { tool: VITE, args: ['build'], cwd: 'packages/server' },
    finish: async () => undefined,
  },
}
