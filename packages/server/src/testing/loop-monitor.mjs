// Loaded into a server before its own code: tells how long the longest turn of the event loop was since it was last
// asked.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

/** Bytes that are still in use once what nobody needs is gone. */
function held() {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Milliseconds the main thread has computed. A busy machine makes it wait, which is not its fault. */
function used() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}

let last = used()
let longest = 0

function look() {
  const now = used()
  longest = Math.max(longest, now - last)
  last = now
}

// Between two ticks lies one turn where it is a long one.
setInterval(look, 1).unref()

const server = createServer((request, response) => {
  if (request.url === '/memory') {
    response.end(JSON.stringify({ held: held() }))
    return
  }
  look()
  response.end(JSON.stringify({ longest, used: last }))
  longest = 0
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`Loop monitor at ${server.address().port}.\n`))
server.unref()
