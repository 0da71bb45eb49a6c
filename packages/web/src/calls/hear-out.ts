import { CallFailure } from './call-failure.ts'
import { whenSilent } from './when-silent.ts'

/** Reads an answer's body. `heard` is called with every sign of life. */
type Read<Body> = (response: Response, heard: () => void) => Promise<Body>

/** Reads an answer to its last byte, since a connection may break or fall silent in the middle. */
export async function hearOut<Body>(
  read: Read<Body>,
  url: string,
  init?: RequestInit,
  signal?: AbortSignal,
): Promise<readonly [Response, Body]> {
  signal?.throwIfAborted()
  const connection = new AbortController()
  const cut = () => connection.abort()
  const silence = whenSilent(cut)
  signal?.addEventListener('abort', cut)
  try {
    const response = await fetch(url, { ...init, signal: connection.signal })
    silence.heard()
    return [response, await read(response, silence.heard)]
  } catch (cause) {
    signal?.throwIfAborted()
    throw new CallFailure('noConnection', 'There is no connection to the server.', { cause })
  } finally {
    silence.stop()
    signal?.removeEventListener('abort', cut)
  }
}
