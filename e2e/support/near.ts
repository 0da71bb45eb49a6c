import { expect } from '@playwright/test'

/** A place or a length within a pixel and a half of the wanted one. */
export const near = (side: number): unknown => expect.closeTo(side, -0.5)
