import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { CALLS } from './calls.mjs'
import { compiledTexts } from './compiled-texts.ts'
import { earlyScript } from './early-script.ts'
import { hoverRule } from './hover-rule.ts'
import { namedMedia } from './named-media.ts'
import { namedSelectors } from './named-selectors.ts'
import { preloadScreens } from './preload-screens.ts'
import { screensInOrder } from './screen-chunks.ts'
import { scriptBudget } from './script-budget.ts'
import { spokenRule } from './spoken-rule.ts'

const server = `http://localhost:${process.env['PORT'] ?? 3000}`

/** The browser meets the font only after the style sheet; this lets it start with the page. */
function preloadInterfaceFont(): Plugin {
  return {
    name: 'preload-interface-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /jost-latin-wght-.*\.woff2$/.test(file))
        if (font === undefined) throw new Error('The interface font is missing from the build.')
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), compiledTexts(), preloadInterfaceFont(), earlyScript(), preloadScreens(), scriptBudget()],
  // React has had it itself for years; the stand-in for older ones weighs as much as a small screen's texts.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  // The code that analyses photos is fetched by a worker, and only once there are photos.
  worker: { format: 'es' },
  css: { postcss: { plugins: [namedMedia(), namedSelectors(), spokenRule(), hoverRule()] } },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // Nothing becomes a data: url, so that the content security policy can name our own origin alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: screensInOrder() } } },
  },
  server: {
    proxy: Object.fromEntries(CALLS.map((path) => [path, server])),
  },
})
