import { resolve } from 'node:path'
import { type CliCommand, WrongUsage } from '@collagerie/print/commands'
import { readConfig } from '../config/read-config.ts'
import { StartFailure } from '../config/start-failure.ts'
import { CONSOLE, DONE } from './command-io.ts'
import { describeShop } from './describe-shop.ts'
import { withSentences } from './with-sentences.ts'
import { PROJECT_FOLDER } from './with-shop.ts'
import { writeShopFolder } from './write-shop-folder.ts'

export const shopCommand = {
  summary: "check the folder of the shop's own, or write one to begin with",
  help: `Usage: npx collagerie shop check [FOLDER]
       npx collagerie shop write FOLDER

  check [FOLDER]  reads the folder as the server does when it starts, and says what is sold;
                  without FOLDER it is the one that SHOP_DIR names
  write FOLDER    writes sizes, materials, delivery and terms as they ship into a new or empty folder,
                  to be changed; prices are the shop's own, see docs/shop.md

Exit codes: 0 done, 1 refused with a sentence, 2 wrong usage.`,

  run: async ([verb = '', folder = '', ...rest]: readonly string[], io = CONSOLE) => {
    if (rest.length > 0 || !(verb === 'check' || (verb === 'write' && folder !== '')))
      throw new WrongUsage('It is check, or write and a folder.')
    return withSentences(io, async () => {
      const config = readConfig(io.environment, PROJECT_FOLDER)
      if (verb === 'write') {
        for (const file of await writeShopFolder(resolve(folder), config.contentDir)) io.out(file)
        return DONE
      }
      const shopDir = folder === '' ? config.shopDir : resolve(folder)
      if (shopDir === '') throw new StartFailure('There is no folder to check: name one, or set SHOP_DIR.')
      for (const line of await describeShop({ ...config, shopDir })) io.out(line)
      return DONE
    })
  },
} satisfies CliCommand
