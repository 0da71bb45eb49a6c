/** For what never changes under its name. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** For what may; browsers then ask whether it has. */
export const FOR_A_WHILE = 'public, max-age=300'
