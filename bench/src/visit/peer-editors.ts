import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'

/** An editor others made, as small as its own documentation says it can stand on a page. */
export interface PeerEditor {
  readonly name: string
  readonly packages: Readonly<Record<string, string>>
  /** The script of its page, in `peers`. */
  readonly entry: string
  /** In sight when work can begin. */
  readonly ready: string
}

const REACT = { react: '19.3.1', 'react-dom': '19.3.1' }

export const PEER_EDITORS: readonly PeerEditor[] = [
  {
    name: 'Excalidraw',
    packages: { '@excalidraw/excalidraw': '0.18.1', ...REACT },
    entry: 'excalidraw.js',
    ready: '.excalidraw canvas.interactive',
  },
  {
    name: 'tldraw',
    packages: { tldraw: '5.4.2', '@tldraw/assets': '5.4.2', ...REACT },
    entry: 'tldraw.js',
    ready: '.tl-canvas',
  },
]

const ENTRIES = resolve(import.meta.dirname, 'peers')

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><style>html,body,#root{height:100%;margin:0}</style></head>
<body><div id="root"></div><script type="module" src="/entry.js"></script></body></html>`

/** Installs and builds one outside the project, once per machine, and gives the folder it can be served from. */
export async function buildPeer({ name, packages, entry }: PeerEditor): Promise<string> {
  const version = Object.values(packages)[0]
  const folder = join(tmpdir(), `collagerie-bench-${name}-${version}`)
  const outDir = join(folder, 'dist')
  if (existsSync(join(outDir, 'index.html'))) return outDir
  console.log(`Installing and building ${name} ${version} ...`)
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  )
  await copyFile(join(ENTRIES, entry), join(folder, 'entry.js'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir, target: 'es2022', chunkSizeWarningLimit: 10_000 },
  })
  return outDir
}
