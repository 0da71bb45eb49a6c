import type { Translation } from '../translation.ts'

export const checkout: Translation<'checkout'> = {
  heading: 'Uw bestelling',
  loading: 'Uw bestelling wordt geladen.',
  loadFailed: 'Deze pagina kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
  signInTitle: 'Log in om te bestellen',
  signIn: 'Uw collage is opgeslagen. Log in, dan gaat uw bestelling hier verder.',
  notFoundTitle: 'Deze collage is niet te vinden',
  notFound:
    'Misschien is hij verwijderd, of is het adres niet volledig. Uw opgeslagen collages staan in ‘Mijn collages’.',
  goneTitle: 'Dit ontwerp wordt niet meer aangeboden',
  gone: 'Deze collage kan zo niet worden besteld. Maak een nieuwe met een ander ontwerp.',
  tooLargeTitle: 'Te groot voor één bestelling',
  tooLarge:
    "Deze collage heeft meer pagina's of een groter oppervlak dan we in één bestelling kunnen afdrukken. Verwijder pagina's of kies een kleiner formaat en bestel dan.",
  toOverview: 'Uw collages bekijken',
  chooseMaterial: 'Kies een materiaal',
  materialMissing: 'Kies een materiaal om verder te gaan.',
  frozen:
    'Voor deze bestelling bewaren we uw collage zoals u hem nu ziet. U kunt hem blijven bewerken: de bestelling verandert niet.',
  textUnwritten:
    'Een tekst op uw collage is nog niet geschreven. Zonder tekst blijft die plaats leeg op de gedrukte collage.',
  confirm: 'Bestelling bevestigen',
  confirming: 'Uw bestelling wordt geplaatst.',
  failed: 'De bestelling kon niet worden geplaatst. Probeer het opnieuw: u bestelt maar één keer.',
  thanksTitle: 'Bedankt, uw bestelling is geplaatst',
  thanks: 'Bewaar dit nummer: daarmee vinden we uw bestelling terug.',
  number: 'Bestelnummer',
  orderedOn: 'Besteld op',
  finish: 'Afsluiten',
  orderMissingTitle: 'Deze bestelling is niet te vinden',
  orderMissing: 'Controleer het nummer in het adres van de pagina.',
}
