import type { Translation } from '../translation.ts'

export const navigation: Translation<'navigation'> = {
  steps: 'Stappen',
  step1: 'Kies een ontwerp',
  step2: 'Aanpassen',
  step3: "Foto's toevoegen",
  nextStep: 'Volgende stap',
  quit: 'Collagemaker verlaten',
  overview: 'Mijn collages',
  menu: 'Menu',
  home: 'Collagerie, alle ontwerpen',
}
