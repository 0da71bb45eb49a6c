import type { Translation } from '../translation.ts'

export const checkout: Translation<'checkout'> = {
  heading: 'Ihre Bestellung',
  loading: 'Ihre Bestellung wird geladen.',
  loadFailed: 'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  signInTitle: 'Melden Sie sich an, um zu bestellen',
  signIn: 'Ihre Collage ist gespeichert. Melden Sie sich an, dann geht es hier mit der Bestellung weiter.',
  notFoundTitle: 'Diese Collage ist nicht zu finden',
  notFound:
    'Vielleicht wurde sie gelöscht, oder die Adresse ist unvollständig. Ihre gespeicherten Collagen finden Sie unter „Meine Collagen“.',
  goneTitle: 'Diese Vorlage wird nicht mehr angeboten',
  gone: 'Diese Collage kann so nicht bestellt werden. Gestalten Sie eine neue mit einer anderen Vorlage.',
  tooLargeTitle: 'Zu groß für eine Bestellung',
  tooLarge:
    'Diese Collage hat mehr Seiten oder mehr Fläche, als wir in einer Bestellung drucken können. Entfernen Sie Seiten oder wählen Sie ein kleineres Format, und bestellen Sie dann.',
  toOverview: 'Ihre Collagen ansehen',
  chooseMaterial: 'Wählen Sie ein Material',
  materialMissing: 'Wählen Sie ein Material, um fortzufahren.',
  frozen:
    'Für diese Bestellung behalten wir Ihre Collage so, wie Sie sie sehen. Sie können sie weiter bearbeiten: Die Bestellung ändert sich nicht.',
  textUnwritten:
    'Ein Text Ihrer Collage ist noch nicht geschrieben. Ohne ihn bleibt die Stelle auf der gedruckten Collage leer.',
  confirm: 'Bestellung bestätigen',
  confirming: 'Ihre Bestellung wird aufgegeben.',
  failed: 'Die Bestellung konnte nicht aufgegeben werden. Versuchen Sie es erneut: Es wird nur einmal bestellt.',
  thanksTitle: 'Danke, Ihre Bestellung ist eingegangen',
  thanks: 'Bewahren Sie diese Nummer auf: Damit lässt sich Ihre Bestellung wiederfinden.',
  number: 'Bestellnummer',
  orderedOn: 'Bestellt am',
  finish: 'Beenden',
  orderMissingTitle: 'Diese Bestellung ist nicht zu finden',
  orderMissing: 'Prüfen Sie die Nummer in der Adresse der Seite.',
}
