export const inRadians = (degrees: number): number => (degrees * Math.PI) / 180
export const inDegrees = (radians: number): number => (radians * 180) / Math.PI
