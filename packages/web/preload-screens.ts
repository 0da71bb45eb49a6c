import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { textFilesOf } from './src/language/text-parts.ts'

/** The screens a visit may start with, by the outline the server shows for them, and the texts each needs. */
export const SCREENS = {
  chooser: { modules: ['catalogue/chooser-screen.tsx'], texts: textFilesOf([]) },
  template: { modules: ['template/template-screen.tsx'], texts: textFilesOf(['template']) },
  // A page that starts here has a collage to bring back, which needs what the editor alone does not.
  editor: {
    modules: ['editor/editor-screen.tsx', 'editor/waiting-screen.tsx'],
    texts: textFilesOf(['editor']),
  },
} as const

/** The theme list, which every screen with a catalogue needs, under the address the application requests. */
const listIn = (language: string) => `/api/list?lang=${language}&format=json`

type Attributes = Readonly<Record<string, string | boolean>>

/**
 * Lets the browser fetch a screen, its texts and the catalogue together with the script that opens it. The built page
 * names those of every screen and language; the server sends only the ones that the address needs.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const linksTo = (module: string, attributes: Attributes) =>
          filesOf(bundle, module)
            .filter((file) => !html.includes(file))
            .map((file) => linkTo(file, attributes))
        return Object.entries(SCREENS).flatMap(([screen, { modules, texts }]) => {
          const of = { 'data-of': screen }
          return [
            ...modules.flatMap((module) => linksTo(module, of)),
            ...languagesIn(bundle).flatMap((language) => {
              const inLanguage = { ...of, 'data-in': language }
              return [
                fetchOf(listIn(language), inLanguage),
                ...Array.from(texts).flatMap((file) => linksTo(`messages/${language}/${file}.ts`, inLanguage)),
              ]
            }),
          ]
        })
      },
    },
  }
}

function linkTo(file: string, attributes: Attributes): HtmlTagDescriptor {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  return link({ ...kind, href: `/${file}`, ...attributes })
}

const fetchOf = (href: string, attributes: Attributes) => link({ rel: 'preload', as: 'fetch', href, ...attributes })

function link(attributes: Attributes): HtmlTagDescriptor {
  return { tag: 'link', attrs: { crossorigin: true, ...attributes }, injectTo: 'head' }
}

const FIRST_TEXTS = /\/messages\/(\w+)\/first\.ts$/

function languagesIn(bundle: Rolldown.OutputBundle): readonly string[] {
  const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []))
  return modules.flatMap((id) => FIRST_TEXTS.exec(id)?.[1] ?? [])
}

/** A module's chunk, its style sheets and what it imports. */
export function filesOf(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    for (const each of chunk.imports) add(each)
    for (const each of chunk.viteMetadata?.importedCss ?? []) files.add(each)
  }
  const found = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(`/${module}`)),
  )
  if (!found) throw new Error(`The build has no chunk of ${module}.`)
  add(found.fileName)
  return [...files]
}
