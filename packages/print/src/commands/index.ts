export { type CliCommand, WrongUsage } from './cli-command.ts'
export { preflightCommand } from './preflight-command.ts'
export { renderCommand } from './render-command.ts'
