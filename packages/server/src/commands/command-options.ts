import { type ParseArgsConfig, parseArgs } from 'node:util'
import { WrongUsage } from '@collagerie/print/commands'

/** Reads options, of which each may be given once and nothing else besides. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}
