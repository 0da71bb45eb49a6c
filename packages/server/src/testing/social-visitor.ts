import { type Answer, TestVisitor } from './test-visitor.ts'

/** A visitor who signs in at the sandbox, like the page and the pop-up do. */
export class SocialVisitor extends TestVisitor {
  /** The fields in the pop-up's address. */
  async openLogin(): Promise<URLSearchParams> {
    const answer = await this.call('/api/social/login?lang=de', { redirect: 'manual' })
    return new URL(String(answer.headers.get('location')), this.url).searchParams
  }

  /** Answers the service's question and returns the address it redirects the pop-up to. */
  async decide(state: string, decision: 'allow' | 'deny', username = 'camille'): Promise<URL> {
    const body = new URLSearchParams({ state, username, decision })
    const answer = await this.call('/api/social/sandbox/authorize', { method: 'POST', body, redirect: 'manual' })
    return new URL(String(answer.headers.get('location')), this.url)
  }

  /** All steps up to the code that the redirect page hands over. */
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
