import { encryptPassword } from './encrypt-password.ts'
import { testJpeg } from './test-jpeg.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body's fields; none if it is not JSON. */
  readonly body: Readonly<Record<string, unknown>>
}

export const PASSWORD = 'correct horse'
const FORWARDED = 'x-forwarded-for'

/** A visitor with a browser: keeps cookies and calls like a page of the server. */
export class TestVisitor {
  readonly #url: string
  readonly #origin: string
  readonly #address: string | undefined
  readonly #cookies = new Map<string, string>()

  /** `address` is where the calls come from, for a server that trusts a local proxy. */
  constructor(url: string, origin = url, address?: string) {
    this.#url = url
    this.#origin = origin
    this.#address = address
  }

  get url(): string {
    return this.#url
  }

  /** The cookies as they are sent. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(sent: string) {
    this.#cookies.clear()
    for (const each of sent.split('; ')) this.#keep(each)
  }

  #keep(cookie: string): void {
    const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? []
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }

  async call(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (this.cookie !== '') headers.set('cookie', this.cookie)
    if (this.#address !== undefined && !headers.has(FORWARDED)) headers.set(FORWARDED, this.#address)
    if ((init.method ?? 'GET') !== 'GET' && !headers.has('origin')) headers.set('origin', this.#origin)
    const answer = await fetch(this.url + path, { ...init, headers })
    for (const sent of answer.headers.getSetCookie()) this.#keep(sent)
    const text = await answer.text()
    const isJson = text !== '' && answer.headers.get('content-type')?.startsWith('application/json') === true
    return { status: answer.status, headers: answer.headers, text, body: isJson ? Object(JSON.parse(text)) : {} }
  }

  post(path: string, fields: unknown): Promise<Answer> {
    return this.call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
  }

  form(path: string, fields: Record<string, string>): Promise<Answer> {
    return this.call(path, { method: 'POST', body: new URLSearchParams(fields) })
  }

  register(username: string, changes: Record<string, unknown> = {}): Promise<Answer> {
    const email = `${username}@example.com`
    const key = username + email
    return this.post('/api/register?format=json', {
      username,
      email,
      newsletter: false,
      password: encryptPassword(PASSWORD, key),
      password_again: encryptPassword(PASSWORD, key),
      terms: true,
      ...changes,
    })
  }

  signIn(username: string, password = PASSWORD): Promise<Answer> {
    const fields = { username, password: encryptPassword(password, username), mode: 'signin' }
    return this.post('/api/isAuthenticated?format=json', fields)
  }

  async isSignedIn(): Promise<unknown> {
    const { body } = await this.post('/api/isAuthenticated?format=json', { username: '', password: '', mode: 'signin' })
    return body['authenticated']
  }

  /** Without a rotation if it is empty. */
  upload(
    file: Uint8Array,
    suggestedRotation = '0',
    fields: Readonly<Record<string, string>> = {},
    fileName = 'photo.jpg',
  ): Promise<Answer> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', new Blob([Buffer.from(file)], { type: 'image/jpeg' }), fileName)
    if (suggestedRotation !== '') form.set('suggestedRotation', suggestedRotation)
    return this.call('/api/upload?format=json', { method: 'POST', body: form })
  }

  /** Uploads a new photo and returns its id. */
  async uploadSome(): Promise<string> {
    const { body } = await this.upload(await testJpeg(8, 6))
    return String(body['id'])
  }

  save(collagexml: string, collageid = ''): Promise<Answer> {
    return this.post('/api/save?format=json', {
      collagexml,
      editor: 2,
      editor_version: 1,
      fororder: false,
      templateid: 'gen-alleven',
      ...(collageid === '' ? {} : { collageid }),
    })
  }

  load(collageid: string): Promise<Answer> {
    return this.post('/api/load?format=json', { collageid })
  }
}
