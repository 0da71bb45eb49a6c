import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { StartFailure } from '../config/start-failure.ts'
import { FOR_A_WHILE, FOR_EVER } from '../http/cache-times.ts'
import { HttpFailure } from '../http/errors.ts'
import { readServedFolder } from '../pages/served-folder.ts'
import { assetFinder } from './asset-finder.ts'
import type { KeptArt } from './kept-art.ts'

const FOLDER = 'webassets'

/** Art is looked at, never run: an SVG or XML file opened by itself gets neither scripts nor the app's origin. */
const ART_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox"

/** Asked for with this, nothing is answered but the very file of that name. */
const EXACT = 'exact'

/**
 * Template files, digit shapes, overlay art, thumbnails and previews; the shop's own texts replace those of the same
 * name.
 */
export async function registerWebassetsRoutes(
  app: FastifyInstance,
  contentDir: string,
  ownTexts: ReadonlyMap<string, string>,
  keptArt: KeptArt,
): Promise<void> {
  const root = join(contentDir, FOLDER)
  const { paths } = await readServedFolder(root).catch((error: unknown) => {
    throw new StartFailure(`The folder ${root} cannot be read; build it with: npm run build`, { cause: error })
  })

  const find = assetFinder(paths)

  app.get<{ Params: { '*': string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/webassets/*',
    { config: { access: 'public' }, logLevel: 'warn' },
    async (request, reply) => {
      const asked = request.params['*']
      const text = ownTexts.get(asked)
      if (text !== undefined)
        return reply.header('cache-control', FOR_A_WHILE).type('text/plain; charset=utf-8').send(text)
      const asset = find(asked)
      if (asset?.path !== asked) {
        const kept = await keptArt.keptAt(`${FOLDER}/${asked}`)
        if (kept !== undefined)
          return reply
            .headers({ 'content-security-policy': ART_POLICY, 'cache-control': FOR_EVER })
            .type('image/svg+xml')
            .send(kept)
        if (!asset || EXACT in request.query) throw new HttpFailure('notFound')
      }
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
