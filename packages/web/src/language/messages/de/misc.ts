import type { Translation } from '../translation.ts'

export const misc: Translation<'misc'> = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  loading: 'Die Seite wird geladen.',
  skipToContent: 'Zum Inhalt springen',
  language: 'Sprache',
  languageNow: 'Sprache: {language}',
  centimetres: '{value, number} cm',
  format: '{width, number} x {height, number} cm',
  percent: '{value, number} %',
  on: 'An',
  off: 'Aus',
  fieldRequired: 'Dieses Feld ist ein Pflichtfeld.',
  fieldTooShort: 'Dieses Feld muss mindestens {count, number} Zeichen lang sein',
  fieldTooLong: 'Dieses Feld darf höchstens {count, number} Zeichen lang sein',
  notTaken:
    '{count, plural, one {Dieses Zeichen kann hier leider nicht verwendet werden: {signs}} other {Diese Zeichen können hier leider nicht verwendet werden: {signs}}}',
  titleTooLong: 'Der Titel ist zu lang für dieses Feld.',
  descriptionNotUnique: 'Die Beschreibung muss eindeutig sein.',
  titleNotUnique: 'Der Titel muss eindeutig sein.',
  toDesigns: 'Zurück zu den Vorlagen',
  crashTitle: 'Diese Seite kann nicht richtig angezeigt werden',
  crashText:
    'Auf unserer Seite ist etwas schiefgelaufen. Versuchen Sie es erneut, oder gehen Sie zurück zu den Vorlagen.',
  errorTitle: 'Ein Fehler ist aufgetreten',
  errorText:
    'Ihre Collage konnte nicht geladen werden. Wahrscheinlich wurden Sie nach einer Zeit der Inaktivität abgemeldet.',
  errorNotOpened:
    'Diese Collage konnte nicht geöffnet werden. Vielleicht wurde sie gelöscht oder sie liegt in einem anderen Konto.',
  errorOtherCollage:
    'Diese Adresse gehört zu einer anderen Collage als der in diesem Tab geöffneten. Sie finden sie in der Liste Ihrer Collagen.',
  errorLink: 'Anmelden und Collagen ansehen',
  finishedTitle: 'Bis bald',
  finishedText: 'Sie haben den Collage-Designer verlassen. Vielen Dank für Ihren Besuch.',
  finishedLink: 'Neue Collage gestalten',
  finishedOverview: 'Ihre Collagen ansehen',
  languageFailed: 'Diese Sprache konnte nicht geladen werden. Versuchen Sie es erneut.',
}
