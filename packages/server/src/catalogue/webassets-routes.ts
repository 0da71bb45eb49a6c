import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { StartFailure } from '../config/start-failure.ts'
import { FOR_A_WHILE, FOR_EVER } from '../http/cache-times.ts'
import { HttpFailure } from '../http/errors.ts'
import { readServedFolder } from '../pages/served-folder.ts'
import { assetFinder } from './asset-finder.ts'

/** Art is looked at, never run: an SVG or XML file opened by itself gets neither scripts nor the app's origin. */
const ART_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox"

/**
 * Template files, digit shapes, overlay art, thumbnails and previews; the shop's own texts replace those of the same
 * name.
 */
export async function registerWebassetsRoutes(
  app: FastifyInstance,
  contentDir: string,
  ownTexts: ReadonlyMap<string, string>,
): Promise<void> {
  const root = join(contentDir, 'webassets')
  const { paths } = await readServedFolder(root).catch((error: unknown) => {
    throw new StartFailure(`The folder ${root} cannot be read; build it with: npm run build`, { cause: error })
  })

  const find = assetFinder(paths)

  app.get<{ Params: { '*': string } }>(
    '/webassets/*',
    { config: { access: 'public' }, logLevel: 'warn' },
    (request, reply) => {
      const text = ownTexts.get(request.params['*'])
      if (text !== undefined)
        return reply.header('cache-control', FOR_A_WHILE).type('text/plain; charset=utf-8').send(text)
      const asset = find(request.params['*'])
      if (!asset) throw new HttpFailure('notFound')
      return reply
        .headers({
          'content-security-policy': ART_POLICY,
          'cache-control': asset.isForEver ? FOR_EVER : FOR_A_WHILE,
          vary: 'accept-encoding',
        })
        .sendFile(asset.path, root, { cacheControl: false })
    },
  )
}
