import type { FastifyInstance } from 'fastify'

/** The route of all screens, which says nothing about one address. */
const ANYWHERE = '/*'

/** The methods an address accepts. The router cannot be asked, since it reads a typed address as a pattern. */
export type MethodsAt = (path: string) => readonly string[]

/** Must be registered before the first route. */
export function collectRoutes(app: FastifyInstance): MethodsAt {
  const routes: { readonly method: string; readonly parts: readonly string[] }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url === ANYWHERE) return
    for (const each of [method].flat()) routes.push({ method: each, parts: url.split('/') })
  })
  return (path) => {
    const parts = path.split('/')
    const methods = routes.filter((route) => isAt(route.parts, parts)).map(({ method }) => method)
    return [...new Set(methods)].toSorted()
  }
}

function isAt(pattern: readonly string[], parts: readonly string[]): boolean {
  const isOpenEnded = pattern.at(-1) === '*'
  if (isOpenEnded ? parts.length < pattern.length : parts.length !== pattern.length) return false
  return pattern.every(
    (part, index) => part === '*' || (part.startsWith(':') ? parts[index] !== '' : part === parts[index]),
  )
}
