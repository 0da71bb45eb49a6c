import { type CliCommand, WrongUsage } from '@collagerie/print/commands'
import { accountRepository } from '../accounts/account-repository.ts'
import { CONSOLE, DONE, REFUSED } from './command-io.ts'
import { withShop } from './with-shop.ts'

export const operatorCommand = {
  summary: "say who may see the shop's board",
  help: `Usage: npx collagerie operator add|remove|list [NAME]

  add NAME       NAME, who has an account, becomes an operator
  remove NAME    NAME is an operator no longer
  list           the operators, one a line

The shop is the one that DATA_DIR and DATABASE_URL name; the server may be running.

Exit codes: 0 done, 1 refused with a sentence, 2 wrong usage.`,

  run: async ([verb = '', name = '', ...rest]: readonly string[], io = CONSOLE) => {
    const isList = verb === 'list' && name === ''
    const isChange = (verb === 'add' || verb === 'remove') && name.trim() !== '' && rest.length === 0
    if (!isList && !isChange) throw new WrongUsage('It is add, remove or list, and one name for the first two.')
    return withShop(io, async ({ database }) => {
      const accounts = accountRepository(database)
      if (isList) {
        for (const operator of await accounts.operators()) io.out(operator)
        return DONE
      }
      const account = await accounts.findByName(name)
      if (!account) {
        io.error(`There is no account with the name ${name}. Register it on the page first.`)
        return REFUSED
      }
      const isOperator = verb === 'add'
      await accounts.setOperator(account.id, isOperator)
      io.out(`${account.username} is ${isOperator ? 'an operator now' : 'an operator no longer'}.`)
      return DONE
    })
  },
} satisfies CliCommand
