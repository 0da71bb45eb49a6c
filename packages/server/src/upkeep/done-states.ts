/** The states of finished orders: no delivery is due and no print file is needed, unless an operator reopens one. */
export const DONE_STATES = ['shipped', 'cancelled'] as const
