/** The seventies in six pots; a template takes the ones it needs. */
export const CREAM = '#f7ecd6'
export const MUSTARD = '#e5a834'
export const ORANGE = '#dc6b2f'
export const RUST = '#a93f1e'
export const BROWN = '#43251a'
export const TEAL = '#2b7a78'
export const PETROL = '#174a4d'
