import { useTranslations } from 'use-intl'
import { NO_CONNECTION } from '../app/calls.ts'

/** The words failures travel in, and what a customer reads instead. */
const WORDS = {
  ERROR_NO_FILE_ACCESS: 'ERROR_NO_FILE_ACCESS',
  ERROR_IMAGE_COULD_NOT_BE_LOADED: 'ERROR_IMAGE_COULD_NOT_BE_LOADED',
  ERROR_FILE_TO_BIG: 'ERROR_FILE_TO_BIG',
  ERROR_NO_JPG_IMAGE: 'ERROR_NO_JPG_IMAGE',
  'Could not find file on disk': 'notFoundOnDisk',
  'The server could not process the file.': 'uploadNotProcessed',
  'There is no room left for more photos.': 'storageFull',
  'Something went wrong on our side. Please try again.': 'serverFailed',
  'The database does not answer.': 'serverFailed',
  'The server is stopping.': 'serverFailed',
  'Please sign in first.': 'signedOut',
  [NO_CONNECTION]: 'noConnection',
} as const

const UPLOAD_ANSWER = /^Could not upload photo\. server responded with: (\d+)$/
/** Where an answer had no words, its status stands for them. */
const STATUS_ALONE = /^\d+$/

/** Says a failure in the language of the page. Words that are not known come through as they are. */
export function useFailureWords(): (message: string) => string {
  const t = useTranslations('fileservice')
  return (message) => {
    const status = UPLOAD_ANSWER.exec(message)?.[1]
    if (status === '0') return t('noConnection')
    if (status !== undefined) return t('uploadFailed', { status })
    if (STATUS_ALONE.test(message)) return t('serverFailed')
    return isKnown(message) ? t(WORDS[message]) : message
  }
}

function isKnown(message: string): message is keyof typeof WORDS {
  return Object.hasOwn(WORDS, message)
}
