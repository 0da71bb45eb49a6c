/** A page in any browser: the little a journey needs, so that one journey is written for all of them. */
export interface BrowserPage {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  address(): Promise<string>
  /** Runs a function's body in the page; what it returns is plain data, or a promise of it. */
  evaluate(body: string): Promise<unknown>
  /** A press of the mouse on the one element that matches. */
  press(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export const WINDOW = { width: 1440, height: 900 } as const
