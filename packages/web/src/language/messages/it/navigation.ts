import type { Translation } from '../translation.ts'

export const navigation: Translation<'navigation'> = {
  steps: 'Passaggi',
  step1: 'Scelta del modello',
  step2: 'Personalizzazione',
  step3: 'Aggiunta delle foto',
  nextStep: 'Passaggio successivo',
  quit: 'Esci dal creatore di collage',
  overview: 'I miei collage',
  menu: 'Menu',
  home: 'Collagerie, tutti i modelli',
}
