import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, join, resolve } from 'node:path'
import { build } from 'vite'

const PAGES = resolve(import.meta.dirname, 'pages')
const APPLICATION = resolve(import.meta.dirname, '../../packages/web/src')
/** Built as they are shipped, and loaded by their pages at run time: nothing may import the application. */
const LOADED_BY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ours: { 'sheet-view': join(APPLICATION, 'editor/sheet/sheet-view.ts') },
  looking: { 'photo-work': join(APPLICATION, 'photos/workers/photo-work.ts') },
  'import-ours': { 'library-store': join(APPLICATION, 'photos/library-store.ts') },
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

export interface ServedPages {
  url(page: string): string
  stop(): void
}

/** Bundles the pages and hands them out on this machine alone. */
export async function servePages(names: readonly string[]): Promise<ServedPages> {
  const files = await bundle(names)
  const server = createServer(({ url = '/' }, response) => {
    const name = basename(new URL(url, 'http://bench').pathname)
    const content = extname(name) === '.html' ? pageFor(basename(name, '.html'), files) : files.get(name)
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' })
    response.end(content)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: (page) => `http://127.0.0.1:${port}/${page}.html`,
    stop: () => server.close(),
  }
}

async function bundle(names: readonly string[]): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const inputs = names.map((name) => ({ [name]: join(PAGES, `${name}.ts`), ...LOADED_BY[name] }))
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: Object.assign({}, ...inputs) as Record<string, string>,
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
    worker: { format: 'es' },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []))
  return new Map(outputs.map((file) => [basename(file.fileName), file.type === 'chunk' ? file.code : file.source]))
}

function pageFor(name: string, files: ReadonlyMap<string, unknown>): string {
  const styles = [...files.keys()].filter((file) => file.endsWith('.css'))
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style>${links}<script type="module" src="/${name}.js"></script>`
}
