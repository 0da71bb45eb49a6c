/** Its message is shown to the operator. */
export class CarryRefusal extends Error {}
