/** Of orders that nobody works on: nothing is sent to anybody, and no print file is needed, unless an operator takes one up again. */
export const DONE_STATES = ['shipped', 'cancelled'] as const
