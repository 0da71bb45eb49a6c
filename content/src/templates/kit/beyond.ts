/** How far art goes on past the edge, in centimetres: the fold of a canvas is covered too, and the widest wrap is 5. */
export const BEYOND = 6
