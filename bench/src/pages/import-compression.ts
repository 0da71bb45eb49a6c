import imageCompression from 'browser-image-compression'
import { eachInTurn, enterImport, LONG_SIDE, QUALITY } from '../importer.ts'

/** Its worker loads the library once more, by default from the network. */
const library = new URL(
  '../../../node_modules/browser-image-compression/dist/browser-image-compression.js',
  import.meta.url,
)

enterImport((files, atATime) =>
  eachInTurn(files, atATime, (file) =>
    imageCompression(file, {
      maxWidthOrHeight: LONG_SIDE,
      initialQuality: QUALITY,
      useWebWorker: true,
      libURL: library.href,
    }),
  ),
)
