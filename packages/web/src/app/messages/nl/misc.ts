import type { Translation } from '../translation.ts'

export const misc: Translation<'misc'> = {
  back: 'Terug',
  cancel: 'Annuleren',
  close: 'Sluiten',
  retry: 'Opnieuw proberen',
  loading: 'Een ogenblik, de pagina komt eraan.',
  skipToContent: 'Naar de inhoud',
  language: 'Taal',
  centimetres: '{value, number} cm',
  format: '{width, number} x {height, number} cm',
  percent: '{value, number}%',
  on: 'Aan',
  off: 'Uit',
  fieldRequired: 'Dit is een verplicht veld.',
  fieldTooShort: 'Dit veld moet minimaal {count, number} tekens langs zijn',
  fieldTooLong: 'Dit veld max maximaal {count, number} tekens langs zijn',
  notTaken:
    '{count, plural, one {Dit teken kan hier helaas niet worden gebruikt: {signs}} other {Deze tekens kunnen hier helaas niet worden gebruikt: {signs}}}',
  titleTooLong: 'De titel is te lang voor dit veld.',
  descriptionNotUnique: 'De omschrijving moet uniek zijn.',
  titleNotUnique: 'De titel moet uniek zijn.',
  toDesigns: 'Terug naar de ontwerpen',
  crashTitle: 'Deze pagina kan niet goed worden getoond',
  crashText: 'Er ging iets mis aan onze kant. Probeer het opnieuw, of ga terug naar de ontwerpen.',
  errorTitle: 'Er is een fout opgetreden',
  errorText: 'Uw collage kon niet worden geladen. Waarschijnlijk bent u uitgelogd na een periode van inactiviteit.',
  errorNotOpened:
    'Deze collage kon niet worden geopend. Misschien is ze verwijderd of hoort ze bij een andere account.',
  errorOtherCollage:
    'Dit adres hoort bij een andere collage dan die in dit tabblad open is. U vindt ze in de lijst van uw collages.',
  errorLink: 'Uw collages bekijken en inloggen',
  finishedTitle: 'Tot ziens',
  finishedText: 'U hebt de collagemaker verlaten. Bedankt voor uw bezoek.',
  finishedLink: 'Een nieuwe collage maken',
  finishedOverview: 'Uw collages bekijken',
  languageFailed: 'Deze taal kon niet worden geladen. Probeer het opnieuw.',
}
