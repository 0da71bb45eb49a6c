import type { AccessibilityTexts } from '../translation.ts'

export const accessibility: AccessibilityTexts = {
  accessibility: {
    title: 'Toegankelijkheid',
    intro:
      'Iedereen moet hier een collage kunnen maken. We streven naar WCAG 2.2, niveau AA, in alle zes talen, licht en donker. Dat is grotendeels gehaald; wat ontbreekt, staat hieronder.',
    testedTitle: 'Hoe we het controleren',
    tested: {
      axe: 'Een automatische controle (axe) bekijkt de schermen en vensters, op een groot scherm en op een telefoon, bij elke wijziging van het programma.',
      keys: 'Hele routes worden alleen met het toetsenbord afgelegd: vullen, wisselen, bijsnijden, schrijven, ongedaan maken.',
      touch:
        'Andere worden alleen met de vinger afgelegd, tot een venster van 320 pixels breed. Niets vraagt om slepen: alles wat gesleept kan worden, gaat ook met een knop of een toets.',
      names:
        'De naam en de rol van vakken, knoppen en meldingen die een schermlezer voorleest, worden vergeleken met wat er verwacht wordt.',
      colours: 'Contrasten worden gemeten in licht en donker en bewegingen stoppen wanneer uw apparaat dat vraagt.',
    },
    limitsTitle: 'Wat nog niet goed gaat',
    limits: {
      people: 'Nog niemand die dagelijks een schermlezer gebruikt, heeft het voor ons geprobeerd.',
      pictures:
        "Wat uw foto's laten zien, wordt niet beschreven: ze worden bij hun naam voorgelezen. U kunt ze een sprekende naam geven waar u ze kiest; die blijft op dit apparaat.",
      forced: 'Voor de geforceerde kleuren van Windows zijn er regels, maar niemand heeft ze al allemaal bekeken.',
      framing:
        'De uitsnede van een foto kan met het toetsenbord worden ingesteld, maar alleen de vergroting wordt voorgelezen, niet welk deel te zien is.',
      crosses:
        'Voor de muis is het kruisje dat een foto verwijdert maar 20 pixels groot. De toets Delete en het menu van de foto doen hetzelfde.',
      service:
        'Inloggen bij een externe fotodienst gebeurt in het venster van die dienst, dat wij niet kunnen verbeteren.',
    },
    contactTitle: 'Laat het ons weten',
    contact:
      'Loopt u ergens vast? Zeg het de winkel die u deze collagemaker aanbiedt, met de pagina waar het gebeurt en uw apparaat.',
    reviewed: 'Gecontroleerd op {date}.',
  },
}
