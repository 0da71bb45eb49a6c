// Pages from Vite, which follow every change to the source, and the server behind them, which starts anew with each.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer } from 'vite'
import { CALLS } from '../packages/web/calls.mjs'
import { build } from './build.mjs'
import { endWithParent } from './end-with-parent.mjs'
import { freePort } from './free-port.mjs'

const PROJECT_FOLDER = resolve(import.meta.dirname, '..')
const PORT = Number(process.env.PORT || 3000)

endWithParent()
await build(['content'])

// The same one after every restart, so that the pages keep their way to it.
const serverPort = await freePort()
const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'packages/server/src/main.ts'],
  {
    cwd: PROJECT_FOLDER,
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: String(serverPort), WEB_DIR: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
process.on('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
// If the server cannot start, its process waits for a changed source file; only the end of that process ends this one.
server.once('exit', (code) => process.exit(code ?? 1))

try {
  // A page that answers before its server does would show errors that are none.
  await ready(server.stdout)
  const pages = await createServer({
    root: resolve(PROJECT_FOLDER, 'packages/web'),
    server: {
      host: 'localhost',
      port: PORT,
      strictPort: true,
      proxy: Object.fromEntries(CALLS.map((path) => [path, `http://localhost:${serverPort}`])),
    },
  })
  await pages.listen()
  console.log(`Collagerie is being developed at ${pages.resolvedUrls.local[0]}`)
} catch (error) {
  console.error(`The pages could not be served on port ${PORT}: ${error.message}`)
  process.exit(1)
}

/** Passes on what the server says, but for its address: the one to open is that of the pages. */
function ready(output) {
  return new Promise((settle) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.startsWith('Collagerie is ready')) settle()
      else console.log(line)
    })
  })
}
