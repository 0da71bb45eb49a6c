import type { Translation } from '../translation.ts'

export const drafts: Translation<'drafts'> = {
  keptHere: 'In attesa in questo browser, su questo dispositivo, e non ancora nel tuo account.',
  continue: 'Continua',
  openCopy: 'Apri una copia',
  openElsewhere: "Aperto in un'altra scheda",
  elsewhere: "Questo collage è aperto in un'altra scheda. Continua lì o apri una copia.",
  newerTitle: 'Hai modificato questo collage in questo browser',
  newerText: 'Queste modifiche non sono ancora nel tuo account.',
  takeNewer: 'Riprendi le mie modifiche',
  openSaved: 'Apri la versione salvata',
  discarded: 'La bozza è stata eliminata.',
  broken: 'Non è stato possibile aprire questa bozza. Riprova tra un momento.',
  refused:
    'Questo browser non ha più spazio per le tue foto o non conserva nulla. Puoi continuare, ma salva il collage nel tuo account prima di chiudere questa pagina.',
}
