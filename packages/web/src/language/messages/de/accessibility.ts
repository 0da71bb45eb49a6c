import type { AccessibilityTexts } from '../translation.ts'

export const accessibility: AccessibilityTexts = {
  accessibility: {
    title: 'Barrierefreiheit',
    intro:
      'Alle sollen hier eine Collage gestalten können. Unser Ziel ist WCAG 2.2, Stufe AA, in allen sechs Sprachen, hell und dunkel. Das ist größtenteils erreicht; was fehlt, steht weiter unten.',
    testedTitle: 'Wie wir es prüfen',
    tested: {
      axe: 'Eine automatische Prüfung (axe) untersucht die Seiten und Fenster, auf großem Bildschirm und auf dem Telefon, bei jeder Änderung des Programms.',
      keys: 'Ganze Wege werden allein mit der Tastatur gegangen: füllen, tauschen, zuschneiden, schreiben, rückgängig machen.',
      touch:
        'Andere werden allein mit dem Finger gegangen, bis zu einem 320 Pixel breiten Fenster. Nichts verlangt Ziehen: Was sich ziehen lässt, geht auch mit einer Schaltfläche oder einer Taste.',
      names:
        'Name und Rolle der Felder, Schaltflächen und Meldungen, die ein Screenreader vorliest, werden mit dem Erwarteten verglichen.',
      colours: 'Kontraste werden hell und dunkel gemessen, und Bewegungen unterbleiben, wenn Ihr Gerät das verlangt.',
    },
    limitsTitle: 'Was noch nicht geht',
    limits: {
      people: 'Noch niemand, der täglich einen Screenreader benutzt, hat es für uns ausprobiert.',
      pictures:
        'Was Ihre Fotos zeigen, wird nicht beschrieben: Sie werden mit ihrem Namen vorgelesen. Dort, wo Sie Fotos auswählen, können Sie ihnen sprechende Namen geben; sie bleiben auf diesem Gerät.',
      forced: 'Für die erzwungenen Farben von Windows gibt es Regeln, aber noch niemand hat sie alle angesehen.',
      framing:
        'Der Ausschnitt eines Fotos lässt sich mit der Tastatur einstellen, angesagt wird aber nur die Vergrößerung, nicht welcher Teil zu sehen ist.',
      crosses:
        'Für die Maus ist das Kreuz, das ein Foto entfernt, nur 20 Pixel groß. Die Taste Entf und das Menü des Fotos bewirken dasselbe.',
      service:
        'Die Anmeldung bei einem fremden Fotodienst geschieht in dessen eigenem Fenster, das wir nicht verbessern können.',
    },
    contactTitle: 'Sagen Sie es uns',
    contact:
      'Hindert Sie etwas? Sagen Sie es dem Geschäft, das Ihnen diesen Collagengestalter anbietet, und nennen Sie die Seite und Ihr Gerät.',
    reviewed: 'Geprüft am {date}.',
  },
}
