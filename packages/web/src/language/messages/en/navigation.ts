import type { Translation } from '../translation.ts'

export const navigation: Translation<'navigation'> = {
  steps: 'Steps',
  step1: 'Choose a design',
  step2: 'Customise',
  step3: 'Add photos',
  nextStep: 'Next step',
  quit: 'Leave the collage maker',
  overview: 'My collages',
  menu: 'Menu',
  home: 'Collagerie, all designs',
}
