/** The account whose password the crowd is after. */
export const VICTIM = 'victim'
