import { numberAttribute, refuseAttribute, type XmlElement } from '../xml/index.ts'

/**
 * A reader that refuses numbers out of bounds: no customer can have made them, and six decimals might not hold them.
 */
export function boundedAttribute(least: number, most: number): (element: XmlElement, name: string) => number {
  return (element, name) => {
    const value = numberAttribute(element, name)
    if (value >= least && value <= most) return value
    return refuseAttribute(element, name, `${value} is not between ${least} and ${most}`)
  }
}

/** In centimetres; what is smaller has no size once it is written with six decimals. */
export const LEAST_LENGTH = 0.001

/** Anything that has a size on a sheet. */
export const lengthAttribute = boundedAttribute(LEAST_LENGTH, 10_000)
