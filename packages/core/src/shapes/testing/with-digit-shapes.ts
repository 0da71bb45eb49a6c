// Digit outlines are data, not code: tests that lay out numbers get the shop's file, like everybody.
import { inject } from 'vitest'
import { type DigitShapes, setDigitShapes } from '../digit-shapes.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    digitShapes: DigitShapes
  }
}

setDigitShapes(inject('digitShapes'))
