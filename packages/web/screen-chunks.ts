import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

const SOURCES = `${resolve(import.meta.dirname, 'src')}/`
const CHOOSER = ['catalogue/chooser-screen.tsx']
const TEMPLATE = ['template/template-screen.tsx']
/** What paints, which the page of a template shows only after itself. */
const PREVIEW = ['template/sample-preview.tsx']
const EDITOR = ['editor/editor-screen.tsx']
/** Modules loaded after the sheet is shown, or before it when a collage is restored. */
const KEEPING = ['editor/waiting-screen.tsx', 'drafts/keep-drafts.ts']

/**
 * Files of other packages that two screens use, each from a file of its own. A file not listed here ends up in one
 * screen's chunk; the other screen then downloads that whole chunk and exceeds its budget.
 */
const ALSO_SHARED: Readonly<Record<string, RegExp>> = {
  catalogue: /core\/src\/(?:photo\/photo-limits|catalogue\/(?:short-name|photo-count-filter))\.ts$/,
  painting:
    /(?:painter\/src\/(?:paint\/paint|plan\/plan|plan\/view|platform\/faces-of)|core\/src\/placement\/seen-part)\.ts$/,
  sheet:
    /core\/src\/(?:choice\/(?:collage-choice|choice-for-count|saved-choice|change-size)|collage\/as-large-as-fits|text\/(?:fit|layout)-text|geometry\/turned-box|template\/design-values|placement\/placed-photo|prices\/(?:price-of|starting-price))\.ts$/,
}

/** Texts that are asked for by these files, with what they are made of. */
const LATER_TEXTS = /[\\/]messages[\\/](\w+)[\\/](making|pages)\.ts$/

/**
 * One file for each screen on every customer's way, and one for what it shares with the screens after it: left to
 * itself the bundler splits a template's page into forty files, and a browser fetches six at a time. A module that fits
 * several groups goes into the first, with its dependencies.
 */
export function screensInOrder(): Rolldown.CodeSplittingGroup[] {
  const groups: readonly (readonly [name: string, ofScreens: readonly (readonly string[])[]])[] = [
    ['main', [['main.tsx']]],
    ['catalogue', [CHOOSER, [...TEMPLATE, ...EDITOR, ...KEEPING]]],
    ['chooser-screen', [CHOOSER]],
    ['sheet', [TEMPLATE, [...EDITOR, ...KEEPING]]],
    ['template-screen', [TEMPLATE]],
    ['painting', [PREVIEW, [...EDITOR, ...KEEPING]]],
    ['sample-preview', [PREVIEW]],
    ['editor-screen', [EDITOR]],
    ['keeping', [KEEPING]],
  ]
  const screens = groups.map(([name, screensOf], index) => ({
    debugName: name,
    name: (id: string, graph: Rolldown.ChunkingContext) =>
      ALSO_SHARED[name]?.test(id) || screensOf.every((anyOf) => anyOf.some((path) => ownFilesOf(path, graph).has(id)))
        ? name
        : null,
    test: (id: string) => id.startsWith(SOURCES) || ALSO_SHARED[name]?.test(id),
    priority: groups.length - index,
  }))
  const texts = {
    debugName: 'texts',
    name: (id: string) => LATER_TEXTS.exec(id)?.slice(1).toReversed().join('-'),
    test: LATER_TEXTS,
  }
  return [...screens, texts]
}

const known = new Map<string, ReadonlySet<string>>()

/** The files of this package that a screen cannot start without. Those of others come with the ones that use them. */
function ownFilesOf(path: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = known.get(path) ?? filesFrom(`${SOURCES}${path}`, graph)
  known.set(path, found)
  return found
}

function filesFrom(file: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id) || !id.startsWith(SOURCES)) return
    found.add(id)
    for (const each of graph.getModuleInfo(id)?.importedIds ?? []) add(each)
  }
  add(file)
  return found
}
