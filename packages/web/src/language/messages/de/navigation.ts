import type { Translation } from '../translation.ts'

export const navigation: Translation<'navigation'> = {
  steps: 'Schritte',
  step1: 'Vorlage wählen',
  step2: 'Anpassen',
  step3: 'Fotos hinzufügen',
  nextStep: 'Nächster Schritt',
  quit: 'Collage-Designer verlassen',
  overview: 'Meine Collagen',
  menu: 'Menü',
  home: 'Collagerie, alle Vorlagen',
}
