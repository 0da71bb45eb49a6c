import { type CliCommand, WrongUsage } from '@collagerie/print/commands'
import { accountRepository } from '../accounts/account-repository.ts'
import { newPasswordLink } from '../accounts/new-password-link.ts'
import { passwordResets } from '../accounts/password-resets.ts'
import { CONSOLE, DONE, REFUSED } from './command-io.ts'
import { withShop } from './with-shop.ts'

export const accountCommand = {
  summary: 'help a customer who forgot their password',
  help: `Usage: npx collagerie account reset NAME

  reset NAME     prints a link for the account with this username or e-mail address. Whoever opens it chooses a new
                 password and is signed in. It is valid for one hour and works once; then earlier ones no longer work.

Make sure that it is the account's owner who gets it. The link begins with PUBLIC_ORIGIN.
The shop is the one that DATA_DIR and DATABASE_URL name; the server may be running.

Exit codes: 0 done, 1 refused with a sentence, 2 wrong usage.`,

  run: async ([verb = '', name = '', ...rest]: readonly string[], io = CONSOLE) => {
    if (verb !== 'reset' || name.trim() === '' || rest.length > 0) throw new WrongUsage('It is reset, and one name.')
    return withShop(io, async ({ config, database }) => {
      const [account, other] = await accountRepository(database).findByNameOrEmail(name)
      if (!account) {
        io.error(`There is no account with the name or address ${name}.`)
        return REFUSED
      }
      if (other) {
        io.error(
          `${name} is the name of one account and the address of another: ${account.email} and ${other.username}.`,
        )
        return REFUSED
      }
      const origin = config.publicOrigin || `http://localhost:${config.port}`
      io.out(newPasswordLink(origin, account.language, await passwordResets(database).issue(account.id)))
      if (config.publicOrigin === '')
        io.error(`PUBLIC_ORIGIN is not set: put the shop's own address in place of ${origin}.`)
      return DONE
    })
  },
} satisfies CliCommand
