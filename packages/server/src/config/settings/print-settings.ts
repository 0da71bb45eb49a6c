import { parseCount, parseCountFrom, parseCountOrNone, parseDpi, parseSwitch } from '../parsers.ts'
import { parsePerMaterial } from '../per-material.ts'
import { setting } from './setting.ts'

/** With less, no sheet could be painted. */
const LEAST_PRINT_MB = 256

/** How print files are made. */
export const PRINT_SETTINGS = {
  printJobs: setting({
    name: 'PRINT_JOBS',
    fallback: '1',
    meaning:
      'Print files made at the same time, each in a process of its own. `0`: none are made here; orders wait until a server that makes them starts.',
    expects: 'a whole number',
    parse: parseCountOrNone,
  }),
  printMemoryMb: setting({
    name: 'PRINT_MEMORY_MB',
    fallback: '1600',
    meaning:
      'Memory one print process may take, in megabytes of 1,000,000 bytes. One that takes more is ended, and the order is tried again, three times in all.',
    expects: 'a whole number of at least 256',
    parse: (text) => parseCountFrom(LEAST_PRINT_MB, text),
  }),
  printMinutes: setting({
    name: 'PRINT_MINUTES',
    fallback: '60',
    meaning:
      'Minutes one print process may take. One that takes longer is ended, and the order is tried again, three times in all.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  printKeepDays: setting({
    name: 'PRINT_KEEP_DAYS',
    fallback: '90',
    meaning:
      'Days print files are kept after their order was shipped or cancelled; they can be made again from the originals. `0`: for ever.',
    expects: 'a whole number',
    parse: parseCountOrNone,
  }),
  addressKeepDays: setting({
    name: 'ADDRESS_KEEP_DAYS',
    fallback: '90',
    meaning:
      'Days the postal address of an order is kept after it was shipped or cancelled; then it is erased for good. `0`: for ever.',
    expects: 'a whole number',
    parse: parseCountOrNone,
  }),
  orderPages: setting({
    name: 'ORDER_PAGES',
    fallback: '200',
    meaning: 'Pages one order may have. More are refused before they are ordered.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  orderMegapixels: setting({
    name: 'ORDER_MEGAPIXELS',
    fallback: '6000',
    meaning:
      'Millions of pixels one order may have, at the resolution of its material, all pages together; 140 x 100 cm at 300 dpi have 195. More are refused before they are ordered.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  printDpi: setting({
    name: 'PRINT_DPI',
    fallback: '300',
    meaning:
      'Resolution of print files, in dots per inch, followed by exceptions for single materials, such as `300,CANVAS4CM=150`.',
    expects: 'a whole number from 30 to 2400, and others for single materials such as CANVAS4CM=150',
    parse: (text) => parsePerMaterial(text, parseDpi),
  }),
  printProfile: setting({
    name: 'PRINT_PROFILE',
    fallback: '',
    meaning:
      'File with the ICC profile of the press that sheets are converted to, followed by exceptions for single materials, such as `press.icc,POSTER=paper.icc`. Empty: pictures stay in sRGB.',
    expects: 'a file, and others for single materials such as POSTER=paper.icc',
    parse: (text, folder) => parsePerMaterial(text, (file) => (file === '' ? '' : folder(file))),
  }),
  printMarks: setting({
    name: 'PRINT_MARKS',
    fallback: 'off',
    meaning:
      '`on` gives the PDF crop marks and a line with order number, size and material, outside the sheet. Exceptions for single materials follow, such as `off,POSTER=on`.',
    expects: 'on or off, and others for single materials such as POSTER=on',
    parse: (text) => parsePerMaterial(text, (word) => parseSwitch(word) || undefined),
  }),
}
