import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface ServedFolder {
  readonly url: string
  stop(): void
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg'])
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Hands a built page out as the product does its own: compressed beforehand with Brotli, hashed files kept for ever.
 */
export async function serveFolder(root: string): Promise<ServedFolder> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const end = extname(entry.name)
    const bytes = await readFile(path)
    const isCompressed = COMPRESSED.has(end)
    files.set(path.slice(root.length), {
      body: isCompressed ? brotliCompressSync(bytes) : bytes,
      headers: {
        'content-type': TYPES[end] ?? 'application/octet-stream',
        'cache-control': end === '.html' ? 'no-cache' : FOR_EVER,
        ...(isCompressed && { 'content-encoding': 'br' }),
      },
    })
  }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://bench')
    const file = files.get(pathname === '/' ? '/index.html' : decodeURIComponent(pathname))
    response.writeHead(file ? 200 : 404, file?.headers)
    response.end(file?.body)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
