/**
 * The longest text of a call: the largest collage, in characters with every quote escaped twice, or in bytes with
 * two-byte line ends.
 */
export const LONGEST_TEXT = 5_000_000
/** From this length on, a text is parsed in turns of its own; anything shorter takes no noticeable time. */
export const LONG_TEXT = 200_000
/** Form data has this much besides its largest part: boundaries, part headers and the other fields. */
export const FORM_OVERHEAD_BYTES = 65_536
