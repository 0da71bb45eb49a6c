/** The inside of a character class: what every font of the product can draw. A test reads the font files for it. */
export const SIGNS_OF_ALL_FONTS = String.raw`\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212`
