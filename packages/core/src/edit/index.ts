export { apply } from './apply.ts'
export type { Command, CommandKind, CommandOf, Framing } from './command.ts'
export { type FillPlan, fillCommand } from './fill-command.ts'
export { dropPhoto, type History, MOST_STEPS, perform, redo, seal, startHistory, undo } from './history.ts'
