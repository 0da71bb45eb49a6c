export { type CliCommand, WrongUsage } from './command.ts'
export { preflightCommand } from './preflight-command.ts'
export { renderCommand } from './render-command.ts'
