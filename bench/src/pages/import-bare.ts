import { eachInTurn, enterImport } from '../importer.ts'

const idle = [0, 1].map(() => new Worker(new URL('./import-bare-worker.ts', import.meta.url), { type: 'module' }))

enterImport((files, atATime) =>
  eachInTurn(files, atATime, async (file) => {
    const worker = idle.pop()
    if (!worker) throw new Error('both workers are busy')
    await new Promise((done) => {
      worker.addEventListener('message', done, { once: true })
      worker.postMessage(file, { transfer: [] })
    })
    idle.push(worker)
  }),
)
