import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'

const HEAD = Buffer.concat([Buffer.from('%PDF-1.6\n%'), Buffer.from([0xe2, 0xe3, 0xcf, 0xd3]), Buffer.from('\n')])

/** A PDF written from front to back: pictures pass through it, and nothing but the places of its objects is kept. */
export class PdfFile {
  readonly #handle: FileHandle
  readonly #places: number[] = []
  #at = 0

  private constructor(handle: FileHandle) {
    this.#handle = handle
  }

  static async create(file: string): Promise<PdfFile> {
    const pdf = new PdfFile(await open(file, 'w'))
    try {
      await pdf.#write(HEAD)
    } catch (error) {
      await pdf.close()
      throw error
    }
    return pdf
  }

  /** A number for an object that is written later. */
  reserve(): number {
    this.#places.push(0)
    return this.#places.length
  }

  async object(number: number, body: string): Promise<void> {
    this.#places[number - 1] = this.#at
    await this.#write(Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1'))
  }

  async stream(number: number, entries: string, bytes: Uint8Array): Promise<void> {
    await this.#beginStream(number, entries, bytes.length)
    await this.#write(bytes)
    await this.#endStream()
  }

  /** A stream that is a file's bytes, unchanged. */
  async streamFile(number: number, entries: string, file: string): Promise<void> {
    await this.#beginStream(number, entries, (await stat(file)).size)
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) await this.#write(chunk as Buffer)
    await this.#endStream()
  }

  async #beginStream(number: number, entries: string, length: number): Promise<void> {
    this.#places[number - 1] = this.#at
    await this.#write(Buffer.from(`${number} 0 obj\n<< ${entries} /Length ${length} >>\nstream\n`, 'latin1'))
  }

  async #endStream(): Promise<void> {
    await this.#write(Buffer.from('\nendstream\nendobj\n'))
  }

  async finish(trailer: string): Promise<void> {
    const start = this.#at
    const rows = this.#places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
    const size = rows.length + 1
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`
    await this.#write(Buffer.from(`${table}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`))
    await this.#handle.sync()
    await this.close()
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }

  async #write(bytes: Uint8Array): Promise<void> {
    let done = 0
    while (done < bytes.length) {
      const { bytesWritten } = await this.#handle.write(bytes, done, bytes.length - done, this.#at)
      done += bytesWritten
      this.#at += bytesWritten
    }
  }
}
