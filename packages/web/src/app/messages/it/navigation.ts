import type { Translation } from '../translation.ts'

export const navigation: Translation<'navigation'> = {
  steps: 'Passaggi',
  step1: 'Scegliere un modello',
  step2: 'Personalizzare',
  step3: 'Aggiungere foto',
  previousStep: 'Passaggio precedente',
  nextStep: 'Passaggio successivo',
  quit: 'Uscire dal creatore di collage',
  overview: 'I miei collage',
  menu: 'Menu',
  home: 'Collagerie, tutti i modelli',
}
