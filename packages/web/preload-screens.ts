import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** The screens a visit may start with, by the outline the server shows for them. */
const SCREENS = {
  selection: 'catalogue/chooser-screen.tsx',
  template: 'template/template-screen.tsx',
  editor: 'editor/editor-screen.tsx',
} as const

/**
 * Lets the browser fetch a screen together with the script that opens it. The page names those of every screen; the
 * server leaves the ones that the address asks for.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return Object.entries(SCREENS).flatMap(([frame, file]) => {
          const files = filesOf(bundle, file).filter((each) => !html.includes(each))
          return files.map((each) => linkTo(each, frame))
        })
      },
    },
  }
}

function linkTo(file: string, frame: string): HtmlTagDescriptor {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  return { tag: 'link', attrs: { ...kind, crossorigin: true, href: `/${file}`, 'data-of': frame }, injectTo: 'head' }
}

/** A chunk, its style sheets and what it imports. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    for (const each of chunk.imports) add(each)
    for (const each of chunk.viteMetadata?.importedCss ?? []) files.add(each)
  }
  const found = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(module))
  if (!found) throw new Error(`The build has no chunk of ${module}.`)
  add(found.fileName)
  return [...files]
}
