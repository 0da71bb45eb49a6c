import type { Rolldown } from 'vite'

/** The way every customer goes; each screen brings what the ones before it have not. */
const IN_ORDER = ['main', 'catalogue/chooser-screen', 'template/template-screen', 'editor/editor-screen']

/** The texts of a language, but for those of the first screen and of pages few people open. */
const REST_OF_TEXTS = /[\\/]messages[\\/](\w+)[\\/](?:editing|pages)\.ts$/

/**
 * One file for each screen on that way and for the texts it shows: left to itself the bundler makes forty of a template's
 * page, and a browser asks for six at a time.
 */
export function screensInOrder(): Rolldown.CodeSplittingGroup[] {
  const screens = IN_ORDER.map((path, index) => ({
    name: path.replace(/^.*\//, ''),
    test: (id: string) => id.endsWith(`/src/${path}.tsx`),
    priority: IN_ORDER.length - index,
  }))
  const texts = {
    debugName: 'texts',
    name: (id: string) => `texts-${REST_OF_TEXTS.exec(id)?.[1]}`,
    test: REST_OF_TEXTS,
  }
  return [...screens, texts]
}
