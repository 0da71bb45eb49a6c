// What digits look like is data, not code: tests that lay out numbers are given the shop's file, as everybody is.
import { inject } from 'vitest'
import { type DigitShapes, setDigitShapes } from '../digit-shapes.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    digitShapes: DigitShapes
  }
}

setDigitShapes(inject('digitShapes'))
