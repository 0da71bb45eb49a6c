import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const SCRIPT = resolve(import.meta.dirname, 'src/language/warm-formats.ts')

/** A separate script that runs as soon as it arrives; the page's other scripts run only after all have loaded. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SCRIPT })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId === SCRIPT)
        if (!file) throw new Error('The build lacks the early script.')
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${file.fileName}` }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
