export type { Collage, PhotoSlotData, TemplateChoice, Userdata } from './collage.ts'
export { EMPTY_USERDATA, newCollage } from './new-collage.ts'
