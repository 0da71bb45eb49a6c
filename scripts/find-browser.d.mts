/** The browser that is there already, if any; none is installed. */
export function browserAtHand(): string | undefined
