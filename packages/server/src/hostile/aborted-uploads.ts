import { type Attack, answersOf } from './attack.ts'

const AT_ONCE = 5
const BYTES = 4_000_000

/** Sends the larger part of a photo and leaves. */
export const abortedUploads: Attack = ({ visitor }) =>
  answersOf(
    ...Array.from({ length: AT_ONCE }, async () => {
      const leaving = new AbortController()
      let sent = 0
      const body = new ReadableStream<Uint8Array>({
        start: (form) =>
          form.enqueue(
            Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\u00ff', 'latin1'),
          ),
        pull: (form) => {
          sent += 65_536
          if (sent > BYTES) leaving.abort()
          else form.enqueue(new Uint8Array(65_536))
        },
      })
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const init = { method: 'POST', headers, body, signal: leaving.signal, duplex: 'half' } as const
      return visitor.call('/api/upload', init)
    }),
  )
