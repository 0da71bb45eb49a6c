/** Why nothing is carried, in a sentence for the operator. */
export class CarryRefusal extends Error {}
