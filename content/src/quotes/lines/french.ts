import type { QuoteLine } from '../quote-line.ts'

/** New lines go to the end: the place in the list decides how a line is drawn. */
export const FRENCH: readonly QuoteLine[] = [
  { id: 'fr-table', line: 'Chez nous, il y a toujours une *place* de plus à table.' },
  { id: 'fr-valise', line: 'On part avec une valise, on revient avec des *histoires*.' },
  { id: 'fr-agir', line: '*Aimer*, c’est agir.', author: 'Victor Hugo' },
  { id: 'fr-murs', line: 'Les murs de cette maison ont appris à *rire*.' },
  { id: 'fr-lui-moi', line: 'Parce que c’était lui, parce que c’était *moi*.', author: 'Montaigne' },
  { id: 'fr-file', line: 'Le temps file ; nous, on le *savoure*.' },
  { id: 'fr-chaussettes', line: 'Ils ont grandi pendant qu’on cherchait leurs *chaussettes*.' },
  { id: 'fr-ulysse', line: 'Heureux qui, comme *Ulysse*, a fait un beau voyage.', author: 'Joachim du Bellay' },
  { id: 'fr-fete', line: 'Un ami, c’est quelqu’un qui reste quand la *fête* est finie.' },
  { id: 'fr-dimanche', line: 'Il y a des bonheurs qui ont un goût de *dimanche*.' },
  { id: 'fr-mer', line: 'Homme libre, toujours tu chériras la *mer* !', author: 'Charles Baudelaire' },
  { id: 'fr-nous', line: 'Mon endroit préféré, c’est *nous*.' },
  { id: 'fr-gouter', line: 'Chez mamie, l’heure du *goûter* ne finit jamais.' },
  { id: 'fr-bougies', line: 'Plus il y a de bougies, plus il y a de *lumière*.' },
  { id: 'fr-ciel', line: 'Le *ciel* est, par-dessus le toit, si bleu, si calme !', author: 'Paul Verlaine' },
  { id: 'fr-sable', line: 'Garder un peu de *sable* dans ses poches, et l’été ne finit pas.' },
  { id: 'fr-detours', line: 'À deux, même les détours deviennent des *chemins*.' },
  { id: 'fr-jardin', line: 'Il faut cultiver notre *jardin*.', author: 'Voltaire' },
  { id: 'fr-calins', line: 'Les plus grands *câlins* tiennent dans de tout petits bras.' },
  { id: 'fr-souvenir', line: 'Un jour, ce jour-ci sera notre plus beau *souvenir*.' },
  { id: 'fr-coeur', line: 'Le *cœur* a ses raisons que la raison ne connaît point.', author: 'Blaise Pascal' },
  { id: 'fr-oui', line: 'Un petit *oui*, et toute une vie.' },
  { id: 'fr-complices', line: 'Frères et sœurs : *complices* depuis toujours.' },
  { id: 'fr-rires', line: 'Une photo se tait, mais on entend encore nos *rires*.' },
  {
    id: 'fr-patience',
    line: '*Patience* et longueur de temps font plus que force ni que rage.',
    author: 'La Fontaine',
  },
  {
    id: 'fr-cercle',
    line: 'Lorsque l’enfant paraît, le cercle de *famille* applaudit à grands cris.',
    author: 'Victor Hugo',
  },
]
