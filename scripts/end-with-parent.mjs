/**
 * npm hands a signal to the shell it runs a script with, and that shell dies without passing it on: stopping
 * `npm start` would leave its server running. So a script that npm started ends when the shell above it is gone.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}
