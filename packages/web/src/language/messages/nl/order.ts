import type { Translation } from '../translation.ts'

export const order: Translation<'order'> = {
  state: 'Status van de bestelling',
  states: {
    ordered: 'Geplaatst',
    rendering: 'In voorbereiding',
    ready: 'Klaar om te drukken',
    failed: 'Wordt nagekeken',
    shipped: 'Verzonden',
    cancelled: 'Geannuleerd',
  },
  percent: '{progress} %',
  notes: {
    ordered: 'We maken binnenkort uw drukbestand.',
    rendering: 'Drukbestand: {progress} %',
    ready: 'Uw drukbestand is klaar. De drukkerij gaat ermee verder.',
    failed: 'Uw bestelling is goed aangekomen. De drukkerij kijkt het drukbestand na: u hoeft niets te doen.',
    shipped: 'Uw collage is onderweg.',
    cancelled: 'Ze wordt niet gedrukt. Uw collage blijft bij ‘Mijn collages’ staan.',
  },
  titles: {
    shipped: 'Uw bestelling is onderweg',
    cancelled: 'Deze bestelling is geannuleerd',
  },
}
