import type { DeliveringTexts } from '../translation.ts'

export const delivering: DeliveringTexts = {
  delivery: {
    heading: 'Consegna',
    ways: {
      pickup: 'Ritiro in stamperia',
      post: 'Spedizione per posta',
    },
    about: {
      pickup: 'Vieni a ritirare il tuo collage',
      post: 'Spediamo il tuo collage al tuo indirizzo',
    },
    days: 'Da {from, number} a {to, number} giorni lavorativi',
    daysExactly: '{count, plural, one {# giorno lavorativo} other {# giorni lavorativi}}',
    free: 'Gratis',
    notIncluded: 'Non compresa',
    fields: {
      name: 'Nome e cognome',
      street: 'Via e numero civico',
      street2: 'Altre indicazioni (facoltativo)',
      postcode: 'CAP',
      city: 'Città',
      country: 'Paese',
      phone: 'Telefono (facoltativo)',
    },
    chooseCountry: 'Scegli un paese',
    phoneHint: 'Per contattarti se serve.',
    missing: {
      name: 'Scrivi nome e cognome.',
      street: 'Scrivi via e numero civico.',
      postcode: 'Scrivi il CAP.',
      city: 'Scrivi la città.',
      country: 'Scegli un paese.',
    },
    tooLong: 'Troppo lungo: scrivi al massimo {most, number} caratteri.',
    unreadable: "Qui c'è un carattere invisibile. Riscrivi questo campo.",
    notServed: 'Non spediamo in questo paese. Scegline un altro.',
    notAPhone: 'Scrivi un numero di telefono o lascia vuoto questo campo.',
    changed: "La consegna è cambiata nel frattempo. Controlla la tua scelta, poi conferma l'ordine.",
    payment:
      "In questa pagina non paghi nulla. Per il pagamento la stamperia ti scrive all'indirizzo e-mail del tuo account.",
    contact: 'Hai una domanda?',
    sentTo: 'Indirizzo di consegna',
    erased: "L'indirizzo è stato cancellato: l'ordine è concluso da tempo.",
    stepsHeading: 'Che cosa succede ora',
    steps: {
      placed: 'Ordine ricevuto',
      prepared: 'Preparazione del file di stampa',
      printed: 'Stampa',
    },
    handed: {
      pickup: 'Ritiro in stamperia',
      post: 'Spedizione',
    },
    stepDone: 'Fatto:',
    stepCurrent: 'Ora:',
    waiting: {
      state: 'Pronto per il ritiro',
      note: 'Il tuo collage ti aspetta in stamperia.',
      title: 'Il tuo ordine ti aspetta',
    },
    print: 'Stampa la pagina',
    copy: "Copia l'indirizzo",
    copied: 'Indirizzo copiato',
    copyFailed: "L'indirizzo non è stato copiato. Selezionalo e copialo.",
  },
}
