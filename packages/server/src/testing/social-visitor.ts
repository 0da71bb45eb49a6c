import { type Answer, TestVisitor } from './test-visitor.ts'

/** Somebody who signs in at the sandbox, as the page and the pop-up do. */
export class SocialVisitor extends TestVisitor {
  /** The fields the service is sent in the pop-up's address. */
  async openLogin(): Promise<URLSearchParams> {
    const answer = await this.call('/api/social/login?lang=de', { redirect: 'manual' })
    return new URL(String(answer.headers.get('location')), this.url).searchParams
  }

  /** Answers the service's question and gives the address it sends the pop-up back to. */
  async decide(state: string, decision: 'allow' | 'deny', username = 'camille'): Promise<URL> {
    const body = new URLSearchParams({ state, username, decision })
    const answer = await this.call('/api/social/sandbox/authorize', { method: 'POST', body, redirect: 'manual' })
    return new URL(String(answer.headers.get('location')), this.url)
  }

  /** The way up to the code that the redirect page hands over. */
  async getCode(username?: string): Promise<string> {
    const fields = await this.openLogin()
    const back = await this.decide(String(fields.get('state')), 'allow', username)
    await this.call(back.pathname + back.search)
    return String(back.searchParams.get('code'))
  }

  async signInSocially(username?: string): Promise<Answer> {
    return this.post('/api/social/code', { code: await this.getCode(username) })
  }
}
