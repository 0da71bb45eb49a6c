import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer } from 'vite'
import { build } from './build.mjs'

const PROJECT_FOLDER = resolve(import.meta.dirname, '..')
const PORT = Number(process.env.PORT || 3000)
/** Pages come from Vite on PORT, calls from the server behind it. */
const SERVER_PORT = PORT + 1
const CALLS = ['/api', '/webassets', '/health', '/collage/ajaxDone']
/** The server leads to a shop's checkout; without one the address is a page like any other. */
if (process.env.CHECKOUT_URL) CALLS.push('/cart')

await build(['content'])

const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'packages/server/src/main.ts'],
  {
    cwd: PROJECT_FOLDER,
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: String(SERVER_PORT), WEB_DIR: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
// The address to open is the one of the pages, once the server behind them has announced its own.
const serverReady = new Promise((settle) => {
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (line.startsWith('Collagerie is ready')) settle()
    else console.log(line)
  })
})
process.on('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

try {
  const pages = await createServer({
    root: resolve(PROJECT_FOLDER, 'packages/web'),
    server: {
      host: 'localhost',
      port: PORT,
      strictPort: true,
      proxy: Object.fromEntries(CALLS.map((path) => [path, `http://localhost:${SERVER_PORT}`])),
    },
  })
  await pages.listen()
  await serverReady
  console.log(`Collagerie is being developed at http://localhost:${PORT}`)
} catch (error) {
  console.error(`The pages could not be served on port ${PORT}: ${error.message}`)
  process.exit(1)
}
