import { accountRepository } from '../accounts/account-repository.ts'
import { type Command, DONE, REFUSED, WRONG_USAGE } from './command-io.ts'
import { withShop } from './with-shop.ts'

const USAGE = `collagerie operator - who may see the shop's board

  collagerie operator add NAME       NAME, who has an account, becomes an operator
  collagerie operator remove NAME    NAME is an operator no longer
  collagerie operator list           the operators, one a line

The shop is the one that DATA_DIR and DATABASE_URL name; the server may be running.`

export const operatorCommand: Command = async ([verb = '', name = '', ...rest], io) => {
  if (verb === '--help' || verb === 'help') {
    io.out(USAGE)
    return DONE
  }
  const isList = verb === 'list' && name === ''
  const isChange = (verb === 'add' || verb === 'remove') && name.trim() !== '' && rest.length === 0
  if (!isList && !isChange) {
    io.error(USAGE)
    return WRONG_USAGE
  }
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
}
