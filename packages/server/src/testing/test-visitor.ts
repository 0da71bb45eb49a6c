import { encryptPassword } from './encrypt-password.ts'
import { testJpeg } from './test-jpeg.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body's fields; none where it is not JSON. */
  readonly body: Readonly<Record<string, unknown>>
}

export const PASSWORD = 'correct horse'

/** Somebody with a browser: keeps the cookie and calls like a page. */
export class TestVisitor {
  readonly url: string
  cookie = ''

  constructor(url: string) {
    this.url = url
  }

  async call(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (this.cookie !== '') headers.set('cookie', this.cookie)
    const answer = await fetch(this.url + path, { ...init, headers })
    const [sent] = answer.headers.getSetCookie()
    if (sent !== undefined) this.cookie = sent.split(';', 1)[0] ?? ''
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

  upload(file: Uint8Array, suggestedRotation = '0'): Promise<Answer> {
    const form = new FormData()
    form.set('file', new Blob([Buffer.from(file)], { type: 'image/jpeg' }), 'photo.jpg')
    form.set('suggestedRotation', suggestedRotation)
    return this.call('/api/upload?format=json', { method: 'POST', body: form })
  }

  /** Uploads a photo nobody else has and gives its id. */
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
