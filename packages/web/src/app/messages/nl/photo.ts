import type { Translation } from '../translation.ts'

export const photo: Translation<'photo'> = {
  dialogTitle: 'Kies een foto',
  tabComputer: 'Uw computer',
  tabQuotes: 'Quotes',
  tabSocial: 'Instagram',
  chooseFiles: "Foto's kiezen",
  dropHere: 'of sleep ze hierheen',
  uploadHint: 'Alleen .jpg-bestanden, maximaal 25 MB.',
  maximumReached: "U kunt maximaal {max, number} foto's kiezen.",
  loading: 'Het laden duurt enkele seconden.',
  use: 'Klik om in uw collage te gebruiken',
  used: '{count, plural, one {Eén keer gebruikt} other {# keer gebruikt}}',
  delete: '{name} verwijderen',
  library: "Uw foto's",
  libraryEmpty: "Uw foto's verschijnen hier.",
  quotesLoading: 'Quotes worden geladen.',
  quotesFailed: 'De quotes konden niet worden geladen.',
  socialLogin: 'Inloggen bij Instagram',
  socialLogout: 'Uitloggen',
  socialError: 'Serverfout',
  socialMore: "Meer foto's laden",
}
