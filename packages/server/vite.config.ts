import { defineConfig } from 'vite'

/**
 * The server as one file, and one for each kind of process and thread it starts: our own TypeScript inlined, packages
 * from npm left where they are installed. Two of these are hundreds of small modules, which took a fifth of the start:
 * they are inlined as well.
 */
export default defineConfig({
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'picture-maker': 'src/pictures/picture-maker.ts',
        'hashing-thread': 'src/storage/hashing-thread.ts',
        'reading-thread': 'src/collages/reading-thread.ts',
        'print-process': 'src/printing/print-process.ts',
      },
    },
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: [/^@collagerie\//, 'kysely', 'valibot'] },
})
