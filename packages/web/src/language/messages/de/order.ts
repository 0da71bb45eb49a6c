import type { Translation } from '../translation.ts'

export const order: Translation<'order'> = {
  state: 'Stand der Bestellung',
  states: {
    ordered: 'Eingegangen',
    rendering: 'In Vorbereitung',
    ready: 'Druckfertig',
    failed: 'Wird geprüft',
    shipped: 'Versendet',
    cancelled: 'Storniert',
  },
  percent: '{progress} %',
  notes: {
    ordered: 'Wir bereiten Ihre Druckdatei in Kürze vor.',
    rendering: 'Druckdatei: {progress} %',
    ready: 'Ihre Druckdatei ist fertig. Jetzt übernimmt die Druckerei.',
    failed: 'Ihre Bestellung ist sicher angekommen. Die Druckerei prüft die Druckdatei: Sie müssen nichts tun.',
    shipped: 'Ihre Collage ist unterwegs.',
    cancelled: 'Sie wird nicht gedruckt. Ihre Collage bleibt unter „Meine Collagen“.',
  },
  titles: {
    shipped: 'Ihre Bestellung ist unterwegs',
    cancelled: 'Diese Bestellung ist storniert',
  },
}
