// The least a server can do with an upload: a form's file, streamed to a disk. Prints its port.
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import fastify from 'fastify'

const [folder = '.'] = process.argv.slice(2)
const app = fastify()
await app.register(multipart, { limits: { fileSize: 26_214_400 } })

app.post('/api/upload', async (request) => {
  const part = await request.file()
  if (!part) throw new Error('no file')
  const id = randomUUID()
  await pipeline(part.file, createWriteStream(join(folder, id)))
  return { id }
})

console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
