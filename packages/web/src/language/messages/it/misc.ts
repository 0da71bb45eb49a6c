import type { Translation } from '../translation.ts'

export const misc: Translation<'misc'> = {
  back: 'Indietro',
  cancel: 'Annulla',
  close: 'Chiudi',
  retry: 'Riprova',
  loading: 'Caricamento della pagina.',
  skipToContent: 'Vai al contenuto',
  language: 'Lingua',
  languageNow: 'Lingua: {language}',
  centimetres: '{value, number} cm',
  format: '{width, number} x {height, number} cm',
  percent: '{value, number}%',
  on: 'Sì',
  off: 'No',
  fieldRequired: 'Questo campo è obbligatorio.',
  fieldTooShort: 'Questo campo deve contenere almeno {count, number} caratteri',
  fieldTooLong: 'Questo campo può contenere al massimo {count, number} caratteri',
  notTaken:
    '{count, plural, one {Purtroppo questo carattere non si può usare qui: {signs}} other {Purtroppo questi caratteri non si possono usare qui: {signs}}}',
  titleTooLong: 'Il titolo è troppo lungo per questo campo.',
  descriptionNotUnique: 'La descrizione deve essere unica.',
  titleNotUnique: 'Il titolo deve essere unico.',
  toDesigns: 'Torna ai modelli',
  crashTitle: 'Questa pagina non si visualizza correttamente',
  crashText: 'Si è verificato un problema da parte nostra. Riprova, oppure torna ai modelli.',
  errorTitle: 'Si è verificato un errore',
  errorText:
    'Non è stato possibile caricare il collage. Probabilmente la sessione è scaduta dopo un periodo di inattività.',
  errorNotOpened:
    'Non è stato possibile aprire questo collage. Forse è stato eliminato, oppure si trova in un altro account.',
  errorOtherCollage:
    "Questo indirizzo porta a un collage diverso da quello aperto in questa scheda. Lo trovi nell'elenco dei tuoi collage.",
  errorLink: 'Accedi ai tuoi collage',
  finishedTitle: 'A presto',
  finishedText: 'Hai lasciato il creatore di collage. Grazie della visita.',
  finishedLink: 'Crea un nuovo collage',
  finishedOverview: 'Vai ai tuoi collage',
  languageFailed: 'Non è stato possibile caricare questa lingua. Riprova.',
}
