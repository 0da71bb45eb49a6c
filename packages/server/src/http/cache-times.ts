/** For files that never change under their name. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** For files that may change; browsers then ask whether they have. */
export const FOR_A_WHILE = 'public, max-age=300'
