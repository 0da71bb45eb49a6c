import { numberAttribute, refuseAttribute, type XmlElement } from '../xml/index.ts'

/** A reader for numbers within bounds: no customer can have gone past them, and six decimals might not hold them. */
export function bounded(least: number, most: number): (element: XmlElement, name: string) => number {
  return (element, name) => {
    const value = numberAttribute(element, name)
    if (value >= least && value <= most) return value
    return refuseAttribute(element, name, `${value} is not between ${least} and ${most}`)
  }
}

/** Anything that has a size on a sheet. */
export const length = bounded(0.001, 10_000)
