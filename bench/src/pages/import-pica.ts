import makePica from 'pica'
import { eachInTurn, enterImport, fitted, QUALITY } from '../importer.ts'

const pica = makePica()

enterImport((files, atATime) =>
  eachInTurn(files, atATime, async (file) => {
    const bitmap = await createImageBitmap(file)
    const canvas = Object.assign(document.createElement('canvas'), fitted(bitmap))
    await pica.resize(bitmap, canvas)
    bitmap.close()
    return pica.toBlob(canvas, 'image/jpeg', QUALITY)
  }),
)
