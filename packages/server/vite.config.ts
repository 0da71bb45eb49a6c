import { defineConfig } from 'vite'

/** The server as one file: our own TypeScript inlined, packages from npm left where they are installed. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: [/^@collagerie\//] },
})
