import type { Translation } from '../translation.ts'

export const order: Translation<'order'> = {
  state: "Stato dell'ordine",
  states: {
    ordered: 'Registrato',
    rendering: 'In preparazione',
    ready: 'Pronto per la stampa',
    failed: 'In verifica',
    shipped: 'Spedito',
    cancelled: 'Annullato',
  },
  percent: '{progress} %',
  notes: {
    ordered: 'Presto prepariamo il tuo file di stampa.',
    rendering: 'File di stampa: {progress} %',
    ready: 'Il tuo file di stampa è pronto. Ora tocca alla stamperia.',
    failed: 'Il tuo ordine è arrivato. La stamperia ne controlla il file di stampa: non devi fare nulla.',
    shipped: 'Il tuo collage è in viaggio.',
    cancelled: 'Non sarà stampato. Il tuo collage resta in «I miei collage».',
  },
  titles: {
    shipped: 'Il tuo ordine è in viaggio',
    cancelled: 'Questo ordine è annullato',
  },
}
