import type { Translation } from '../translation.ts'

export const drafts: Translation<'drafts'> = {
  keptHere: 'Bewaard in deze browser, op dit apparaat, en nog niet in uw account.',
  continue: 'Verdergaan',
  openCopy: 'Kopie openen',
  openElsewhere: 'Geopend in een ander tabblad',
  elsewhere: 'Deze collage is geopend in een ander tabblad. Ga daar verder of open een kopie.',
  newerTitle: 'U hebt deze collage in deze browser gewijzigd',
  newerText: 'Deze wijzigingen staan nog niet in uw account.',
  takeNewer: 'Verder met mijn wijzigingen',
  openSaved: 'Opgeslagen versie openen',
  discarded: 'Het concept is verwijderd.',
  broken: 'Dit concept kon niet worden geopend. Probeer het zo meteen nog eens.',
  refused:
    "Deze browser heeft geen ruimte meer voor uw foto's of bewaart niets. U kunt gewoon verdergaan, maar sla uw collage op in uw account voordat u deze pagina sluit.",
}
