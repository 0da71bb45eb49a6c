import { type ParseArgsConfig, parseArgs } from 'node:util'
import { WrongUsage } from '@collagerie/print/commands'

/** Reads options, each of which may be given once; anything else is refused. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    const { values, tokens } = parseArgs({ args: [...args], options, allowPositionals: false, tokens: true })
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []))
    const repeated = names.find((name, index) => names.indexOf(name) !== index)
    if (repeated !== undefined) throw new WrongUsage(`${repeated} was given more than once.`)
    return values
  } catch (error) {
    if (error instanceof WrongUsage) throw error
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}
