import type { Translation } from '../translation.ts'

export const photo: Translation<'photo'> = {
  dialogTitle: 'Wählen Sie ein Foto',
  tabComputer: 'Ihr Computer',
  tabQuotes: 'Zitate',
  chooseFiles: 'Fotos auswählen',
  dropHere: 'oder hier ablegen',
  uploadHint: 'Nur .jpg-Dateien, höchstens 25 MB.',
  maximumReached: 'Sie können höchstens {max, number} Fotos auswählen.',
  ignored:
    '{count, plural, one {Ein Foto zu viel wurde nicht übernommen.} other {# Fotos zu viel wurden nicht übernommen.}}',
  importing: '{done, number} von {total, number} Fotos gelesen.',
  loading: 'Das Laden dauert ein paar Sekunden.',
  use: 'Klicken Sie, um es in Ihrer Collage zu verwenden',
  used: '{count, plural, one {Einmal verwendet} other {#-mal verwendet}}',
  delete: '{name} entfernen',
  library: 'Ihre Fotos',
  libraryEmpty: 'Ihre Fotos erscheinen hier.',
  quotesLoading: 'Zitate werden geladen.',
  quotesFailed: 'Die Zitate konnten nicht geladen werden.',
  socialLogin: 'Bei {service} anmelden',
  socialIntro: 'Melden Sie sich an, um aus Ihren Fotos bei {service} zu wählen.',
  socialWaiting: 'Bitte machen Sie in dem Fenster weiter, das sich gerade geöffnet hat.',
  socialBlocked:
    'Das Anmeldefenster wurde blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es noch einmal.',
  socialUser: 'Angemeldet als {username}',
  socialLoading: 'Ihre Fotos werden geladen.',
  socialEmpty: 'Hier sind noch keine Fotos.',
  socialPhoto: 'Foto {service} {number, number}',
  socialLogout: 'Abmelden',
  socialError: 'Serverfehler',
  socialMore: 'Mehr Fotos laden',
}
