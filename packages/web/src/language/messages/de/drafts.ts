import type { Translation } from '../translation.ts'

export const drafts: Translation<'drafts'> = {
  keptHere: 'In diesem Browser auf diesem Gerät gesichert und noch nicht in Ihrem Konto.',
  continue: 'Weitermachen',
  openCopy: 'Kopie öffnen',
  openElsewhere: 'In einem anderen Tab geöffnet',
  elsewhere: 'Diese Collage ist in einem anderen Tab geöffnet. Machen Sie dort weiter oder öffnen Sie eine Kopie.',
  newerTitle: 'Sie haben diese Collage in diesem Browser geändert',
  newerText: 'Diese Änderungen sind noch nicht in Ihrem Konto.',
  takeNewer: 'Mit meinen Änderungen weitermachen',
  openSaved: 'Gespeicherte Version öffnen',
  discarded: 'Der Entwurf wurde gelöscht.',
  broken: 'Dieser Entwurf konnte nicht geöffnet werden. Versuchen Sie es gleich noch einmal.',
  refused:
    'Dieser Browser hat keinen Speicherplatz mehr für Ihre Fotos oder speichert nichts. Sie können weiterarbeiten, aber speichern Sie Ihre Collage in Ihrem Konto, bevor Sie diese Seite schließen.',
}
