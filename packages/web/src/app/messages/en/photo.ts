import type { Translation } from '../translation.ts'

export const photo: Translation<'photo'> = {
  dialogTitle: 'Choose a photo',
  tabComputer: 'Your computer',
  tabQuotes: 'Quotes',
  tabSocial: 'Instagram',
  chooseFiles: 'Choose photos',
  dropHere: 'or drop them here',
  uploadHint: 'Only .jpg files are supported, 25 MB at most.',
  maximumReached: 'You can choose at most {max, number} photos.',
  loading: 'Loading takes a few seconds.',
  use: 'Click to use in your collage',
  used: '{count, plural, one {Used once} other {Used # times}}',
  delete: 'Remove {name}',
  library: 'Your photos',
  libraryEmpty: 'Your photos will appear here.',
  quotesLoading: 'Loading quotes.',
  quotesFailed: 'The quotes could not be loaded.',
  socialLogin: 'Sign in to Instagram',
  socialLogout: 'Sign out',
  socialError: 'Server error',
  socialMore: 'Load more',
}
