import type { Translation } from '../translation.ts'

export const drafts: Translation<'drafts'> = {
  keptHere: 'In attesa in questo browser, su questo dispositivo, e non ancora nel Suo account.',
  continue: 'Continua',
  openCopy: 'Apri una copia',
  openElsewhere: "Aperto in un'altra scheda",
  elsewhere: "Questo collage è aperto in un'altra scheda. Continui lì o apra una copia.",
  newerTitle: 'Ha modificato questo collage in questo browser',
  newerText: 'Queste modifiche non sono ancora nel Suo account.',
  takeNewer: 'Riprendi le mie modifiche',
  openSaved: 'Apri la versione salvata',
  discarded: 'La bozza è stata eliminata.',
  broken: 'Non è stato possibile aprire questa bozza. Riprovi tra un momento.',
  refused:
    'Questo browser non ha più spazio per le Sue foto o non conserva nulla. Può continuare, ma salvi il collage nel Suo account prima di chiudere questa pagina.',
}
