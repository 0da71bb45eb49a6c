#!/usr/bin/env node
// The command line for the shop: npx collagerie COMMAND. Commands are TypeScript, run as it stands after npm ci.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { register } from 'tsx/esm/api'
import { build } from './build.mjs'

const PROJECT_FOLDER = resolve(import.meta.dirname, '..')
const CONTENT_FOLDER = resolve(PROJECT_FOLDER, 'content/build')
const REFUSED = 1
const WRONG_USAGE = 2

/** Every command by its name; a new one is one line here. */
const COMMANDS = {
  render: async () => (await printCommands()).renderCommand,
  preflight: async () => (await printCommands()).preflightCommand,
  web: () => serverCommand('web', 'serve the pages and their calls; with print processes beside it, on PostgreSQL'),
  print: () =>
    serverCommand('print', 'print orders, send webhooks and mails and do upkeep, beside web processes, on PostgreSQL'),
  orders: async () => (await shopCommands()).ordersCommand,
  operator: async () => (await shopCommands()).operatorCommand,
  account: async () => (await shopCommands()).accountCommand,
  move: async () => (await shopCommands()).moveCommand,
  backup: async () => (await shopCommands()).backupCommand,
  restore: async () => (await shopCommands()).restoreCommand,
  shop: async () => (await shopCommands()).shopCommand,
}

const printCommands = () => import('../packages/print/src/commands/index.ts')
/** A part of the server as a process of its own, which runs until it gets a signal. */
const serverCommand = (name, summary) => ({
  summary,
  help: `Usage: npx collagerie ${name}\n\n  ${summary}. Any number of them may run; npm start is both in one.\n  Settings are environment variables, see docs/operating.md. SIGTERM stops it in order.`,
  run: async (args) => {
    // A mistyped setting must not start another server than was meant.
    if (args.length > 0) {
      const { WrongUsage } = await import('../packages/print/src/commands/cli-command.ts')
      throw new WrongUsage(`${name} takes no words; settings are environment variables.`)
    }
    await build()
    process.setSourceMapsEnabled(true)
    await import('../packages/server/dist/main.js')
    return 0
  },
})

const shopCommands = () => import('../packages/server/src/commands/index.ts')

async function main([name, ...args]) {
  if (name === undefined || name === '--help' || name === 'help') {
    console.log(await overview())
    return name === undefined ? WRONG_USAGE : 0
  }
  if (!Object.hasOwn(COMMANDS, name)) return wrongUsage(`There is no command ${name}.`, '')
  const command = await COMMANDS[name]()
  if (args.includes('--help')) {
    console.log(command.help)
    return 0
  }
  try {
    return await command.run(await withContent(name, args))
  } catch (error) {
    if (error.name === 'WrongUsage') return wrongUsage(error.message, name)
    // A failure with a code is a sentence for people; anything else is ours to find.
    console.error(error.code && error.name === 'PrintFailure' ? error.message : error)
    return REFUSED
  }
}

async function overview() {
  const lines = ['Usage: npx collagerie COMMAND [options]', '']
  for (const [name, load] of Object.entries(COMMANDS)) lines.push(`  ${name.padEnd(12)}${(await load()).summary}`)
  lines.push('', 'npx collagerie COMMAND --help says more.')
  return lines.join('\n')
}

/** The project's own templates and fonts, built if they are missing. */
async function withContent(name, args) {
  if (!['render', 'preflight', 'shop'].includes(name) || args.includes('--content')) return args
  if (!existsSync(resolve(CONTENT_FOLDER, 'catalogue.json'))) await build(['content'])
  return name === 'shop' ? args : [...args, '--content', CONTENT_FOLDER]
}

function wrongUsage(sentence, name) {
  console.error(`${sentence} See npx collagerie${name === '' ? '' : ` ${name}`} --help`)
  return WRONG_USAGE
}

register()
process.exitCode = await main(process.argv.slice(2))
