import type { Translation } from '../translation.ts'

export const photo: Translation<'photo'> = {
  dialogTitle: 'Scelga una foto',
  tabComputer: 'Il Suo computer',
  tabQuotes: 'Citazioni',
  tabSocial: 'Instagram',
  chooseFiles: 'Scegliere foto',
  dropHere: 'oppure le trascini qui',
  uploadHint: 'Sono supportati solo file .jpg, al massimo 25 MB.',
  maximumReached: 'Può scegliere al massimo {max, number} foto.',
  loading: 'Il caricamento richiede qualche secondo.',
  use: 'Clicchi per usarla nel Suo collage',
  used: '{count, plural, one {Usata una volta} other {Usata # volte}}',
  delete: 'Rimuovere {name}',
  library: 'Le Sue foto',
  libraryEmpty: 'Le Sue foto appariranno qui.',
  quotesLoading: 'Caricamento delle citazioni.',
  quotesFailed: 'Non è stato possibile caricare le citazioni.',
  socialLogin: 'Accedere a Instagram',
  socialLogout: 'Disconnettersi',
  socialError: 'Errore del server',
  socialMore: 'Caricare altre foto',
}
