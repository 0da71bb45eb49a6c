import type { DeliveringTexts } from '../translation.ts'

export const delivering: DeliveringTexts = {
  delivery: {
    heading: 'Levering',
    ways: {
      pickup: 'Afhalen bij de drukkerij',
      post: 'Verzenden per post',
    },
    about: {
      pickup: 'U komt uw collage ophalen',
      post: 'Wij sturen uw collage naar uw adres',
    },
    days: '{from, number} tot {to, number} werkdagen',
    daysExactly: '{count, plural, one {# werkdag} other {# werkdagen}}',
    free: 'Gratis',
    notIncluded: 'Niet inbegrepen',
    fields: {
      name: 'Voor- en achternaam',
      street: 'Straat en nummer',
      street2: 'Extra adresregel (optioneel)',
      postcode: 'Postcode',
      city: 'Plaats',
      country: 'Land',
      phone: 'Telefoon (optioneel)',
    },
    chooseCountry: 'Kies een land',
    phoneHint: 'Om u te bereiken als er een vraag is.',
    missing: {
      name: 'Vul uw voor- en achternaam in.',
      street: 'Vul straat en nummer in.',
      postcode: 'Vul de postcode in.',
      city: 'Vul de plaats in.',
      country: 'Kies een land.',
    },
    tooLong: 'Te lang: schrijf hoogstens {most, number} tekens.',
    unreadable: 'Hier staat een onzichtbaar teken. Vul dit veld opnieuw in.',
    notServed: 'Naar dit land verzenden wij niet. Kies een ander land.',
    notAPhone: 'Vul een telefoonnummer in, of laat dit veld leeg.',
    changed: 'De levering is intussen gewijzigd. Controleer uw keuze en bevestig de bestelling.',
    payment:
      'Op deze pagina betaalt u niets. Voor de betaling schrijft de drukkerij naar het e-mailadres van uw account.',
    contact: 'Een vraag?',
    sentTo: 'Afleveradres',
    erased: 'Het adres is gewist: de bestelling is al lang afgerond.',
    stepsHeading: 'Hoe het verdergaat',
    steps: {
      placed: 'Bestelling ontvangen',
      prepared: 'Voorbereiding voor de druk',
      printed: 'Druk',
    },
    handed: {
      pickup: 'Afhalen bij de drukkerij',
      post: 'Verzending',
    },
    stepDone: 'Klaar:',
    stepCurrent: 'Nu:',
    waiting: {
      state: 'Klaar om af te halen',
      note: 'Uw collage ligt voor u klaar bij de drukkerij.',
      title: 'Uw bestelling ligt klaar',
    },
    print: 'Pagina afdrukken',
    copy: 'Adres kopiëren',
    copied: 'Adres gekopieerd',
    copyFailed: 'Het adres kon niet worden gekopieerd. Selecteer en kopieer het zelf.',
  },
}
