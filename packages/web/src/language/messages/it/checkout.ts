import type { Translation } from '../translation.ts'

export const checkout: Translation<'checkout'> = {
  heading: 'Il tuo ordine',
  loading: "Caricamento dell'ordine.",
  loadFailed: 'Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.',
  signInTitle: 'Accedi per ordinare',
  signIn: "Il collage è salvato. Accedi e l'ordine continua qui.",
  notFoundTitle: 'Collage non trovato',
  notFound: "Forse è stato eliminato, o l'indirizzo è incompleto. I collage salvati sono in «I miei collage».",
  goneTitle: 'Questo modello non è più disponibile',
  gone: "Questo collage non può essere ordinato così com'è. Creane uno nuovo con un altro modello.",
  tooLargeTitle: 'Troppo grande per un solo ordine',
  tooLarge:
    'Questo collage ha più pagine o una superficie più grande di quanto possiamo stampare in un solo ordine. Togli qualche pagina o scegli un formato più piccolo, poi ordina.',
  toOverview: 'Vai ai tuoi collage',
  chooseMaterial: 'Scegli un materiale',
  materialMissing: 'Scegli un materiale per continuare.',
  frozen:
    "Per questo ordine conserviamo il collage così come lo vedi. Puoi continuare a modificarlo: l'ordine non cambia.",
  textUnwritten:
    'Un testo del collage non è ancora scritto. Senza testo, lo spazio resterà vuoto sul collage stampato.',
  confirm: "Conferma l'ordine",
  confirming: "Invio dell'ordine in corso.",
  failed: "Non è stato possibile registrare l'ordine. Riprova: verrà registrato una sola volta.",
  thanksTitle: "Grazie, l'ordine è registrato",
  thanks: "Conserva questo numero: basta per ritrovare l'ordine.",
  number: "Numero d'ordine",
  orderedOn: 'Ordinato il',
  finish: 'Termina',
  orderMissingTitle: 'Ordine non trovato',
  orderMissing: "Controlla il numero nell'indirizzo della pagina.",
}
