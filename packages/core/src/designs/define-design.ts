import { ANY_SIZE, STANDARD_SIZES } from '../format/index.ts'
import type { DesignValues } from '../template/index.ts'
import type { Design, DesignControl, DesignFacts, DesignInput } from './design.ts'

/** The facts of a design that states no others. */
const USUAL_FACTS: DesignFacts = {
  moods: ['quiet'],
  occasions: [],
  sizes: STANDARD_SIZES,
  customSize: ANY_SIZE,
  hasOwnBorder: false,
  coloursFlatSheet: false,
  isTileBased: false,
  foldedRim: 0,
}

type OwnFacts<Values extends DesignValues, Type extends string> = Omit<Design<Values, Type>, keyof DesignFacts> &
  Partial<DesignFacts> & {
    /** Every control has one of the keys of the defaults. */
    controls(input: DesignInput): readonly DesignControl<keyof Values & string>[]
  }

/** Completes a design that names only its layout, its controls and the facts in which it differs from the others. */
export function defineDesign<Values extends DesignValues, Type extends string>(
  own: OwnFacts<Values, Type>,
): Design<Values, Type> {
  return { ...USUAL_FACTS, ...own }
}
