import type { Translation } from '../translation.ts'

export const checkout: Translation<'checkout'> = {
  heading: 'Il Suo ordine',
  loading: 'Un attimo, il Suo ordine sta arrivando.',
  loadFailed: 'Non è stato possibile caricare questa pagina. Controlli la connessione e riprovi.',
  signInTitle: 'Acceda per ordinare',
  signIn: "Il Suo collage è salvato. Acceda e l'ordine continua qui.",
  notFoundTitle: 'Questo collage non si trova',
  notFound: "Forse è stato eliminato, o l'indirizzo è incompleto. I Suoi collage salvati sono nella panoramica.",
  goneTitle: 'Questo modello non è più disponibile',
  gone: "Questo collage non può essere ordinato così com'è. Ne crei uno nuovo con un altro modello.",
  toOverview: 'Vai ai Suoi collage',
  chooseMaterial: 'Scelga un materiale',
  materialMissing: 'Scelga un materiale per continuare.',
  frozen:
    "Per questo ordine conserviamo il Suo collage così come lo vede. Può continuare a modificarlo: l'ordine non cambia.",
  textUnwritten:
    'Un testo del collage non è ancora scritto. Senza testo, lo spazio resterà vuoto sul collage stampato.',
  confirm: "Conferma l'ordine",
  confirming: "L'ordine è in corso di invio.",
  failed: "Non è stato possibile registrare l'ordine. Riprovi: verrà contato una sola volta.",
  thanksTitle: 'Grazie, il Suo ordine è registrato',
  thanks: 'Conservi questo numero: basta per ritrovare il Suo ordine.',
  number: "Numero d'ordine",
  orderedOn: 'Ordinato il',
  finish: 'Termina',
  orderMissingTitle: 'Questo ordine non si trova',
  orderMissing: "Controlli il numero nell'indirizzo della pagina.",
}
