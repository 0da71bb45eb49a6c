import { abortedUploads } from './aborted-uploads.ts'
import type { Attack } from './attack.ts'
import { foreignOrigins } from './foreign-origins.ts'
import { fullAccount } from './full-account.ts'
import { guessedPasswords } from './guessed-passwords.ts'
import { hugePhotos } from './huge-photos.ts'
import { oddAddresses } from './odd-addresses.ts'
import { painfulDocuments } from './painful-documents.ts'
import { slowBodies } from './slow-bodies.ts'
import { takenNames } from './taken-names.ts'

/** Everything that has ever hurt a server like this, by name. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'painful documents': painfulDocuments,
  'huge photos': hugePhotos,
  'a full account': fullAccount,
  'guessed passwords': guessedPasswords,
  'taken names': takenNames,
  'odd addresses': oddAddresses,
  'slow bodies': slowBodies,
  'aborted uploads': abortedUploads,
  'foreign origins': foreignOrigins,
}
