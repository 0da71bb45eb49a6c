import type { DeliveringTexts } from '../translation.ts'

export const delivering: DeliveringTexts = {
  delivery: {
    heading: 'Lieferung',
    ways: {
      pickup: 'Abholung in der Druckerei',
      post: 'Versand per Post',
    },
    about: {
      pickup: 'Sie holen Ihre Collage bei uns ab',
      post: 'Wir senden Ihre Collage an Ihre Adresse',
    },
    days: '{from, number} bis {to, number} Werktage',
    daysExactly: '{count, plural, one {# Werktag} other {# Werktage}}',
    free: 'Kostenlos',
    notIncluded: 'Nicht enthalten',
    fields: {
      name: 'Vor- und Nachname',
      street: 'Straße und Hausnummer',
      street2: 'Adresszusatz (freiwillig)',
      postcode: 'Postleitzahl',
      city: 'Ort',
      country: 'Land',
      phone: 'Telefon (freiwillig)',
    },
    chooseCountry: 'Wählen Sie ein Land',
    phoneHint: 'Um Sie bei Rückfragen zu erreichen.',
    missing: {
      name: 'Geben Sie Vor- und Nachnamen ein.',
      street: 'Geben Sie Straße und Hausnummer ein.',
      postcode: 'Geben Sie die Postleitzahl ein.',
      city: 'Geben Sie den Ort ein.',
      country: 'Wählen Sie ein Land.',
    },
    tooLong: 'Zu lang: Schreiben Sie höchstens {most, number} Zeichen.',
    unreadable: 'Hier steht ein unsichtbares Zeichen. Füllen Sie dieses Feld neu aus.',
    notServed: 'In dieses Land versenden wir nicht. Wählen Sie ein anderes.',
    notAPhone: 'Geben Sie eine Telefonnummer ein oder lassen Sie dieses Feld leer.',
    changed: 'Die Lieferung hat sich inzwischen geändert. Prüfen Sie Ihre Wahl und bestätigen Sie die Bestellung.',
    payment:
      'Auf dieser Seite bezahlen Sie nichts. Wegen der Bezahlung schreibt Ihnen die Druckerei an die E-Mail-Adresse Ihres Kontos.',
    contact: 'Fragen?',
    sentTo: 'Lieferadresse',
    erased: 'Die Adresse wurde gelöscht: Die Bestellung ist längst abgeschlossen.',
    stepsHeading: 'So geht es weiter',
    steps: {
      placed: 'Bestellung eingegangen',
      prepared: 'Vorbereitung für den Druck',
      printed: 'Druck',
    },
    handed: {
      pickup: 'Abholung in der Druckerei',
      post: 'Versand',
    },
    stepDone: 'Erledigt:',
    stepCurrent: 'Jetzt:',
    waiting: {
      state: 'Zur Abholung bereit',
      note: 'Ihre Collage liegt in der Druckerei für Sie bereit.',
      title: 'Ihre Bestellung liegt bereit',
    },
    print: 'Seite drucken',
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert',
    copyFailed: 'Die Adresse konnte nicht kopiert werden. Markieren und kopieren Sie sie selbst.',
  },
}
