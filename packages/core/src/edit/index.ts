export { apply, type Command } from './command.ts'
export { type History, MOST_STEPS, perform, redo, startHistory, undo } from './history.ts'
