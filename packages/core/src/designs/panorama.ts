/** From this breadth on a sheet is a panorama; what runs right across one is soon a strip. */
export const PANORAMA = 1.7
