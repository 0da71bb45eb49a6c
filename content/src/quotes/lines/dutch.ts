import type { QuoteLine } from '../quote-line.ts'

/** New lines go to the end: the place in the list decides how a line is drawn. */
export const DUTCH: readonly QuoteLine[] = [
  { id: 'nl-koffie', line: 'Thuis is waar de koffie al *pruttelt*.' },
  { id: 'nl-plan', line: 'We hadden geen plan, wel een heerlijke *dag*.' },
  { id: 'nl-maan', line: 'Van de *maan* af gezien zijn we allen even groot.', author: 'Multatuli' },
  { id: 'nl-tafel', line: 'Lieve mensen maken van elke tafel een *feest*.' },
  { id: 'nl-thuis', line: 'Oost west, *thuis* best.' },
  { id: 'nl-huis', line: 'Wie samen lacht, is nooit ver van *huis*.' },
  { id: 'nl-sporen', line: 'Kleine voeten laten de grootste *sporen* na.' },
  { id: 'nl-verkeren', line: '’t Kan *verkeren*.', author: 'Bredero' },
  { id: 'nl-omweg', line: 'Met jou duurt een *omweg* altijd te kort.' },
  { id: 'nl-opa', line: 'Opa weet alles. En wat hij niet weet, *verzint* hij.' },
  { id: 'nl-vreugd', line: 'Gedeelde *vreugd* is dubbele vreugd.' },
  { id: 'nl-zand', line: 'Zand in je schoenen, *zon* in je hoofd.' },
  { id: 'nl-vrienden', line: 'Vrienden zijn *familie* die je zelf hebt uitgekozen.' },
  { id: 'nl-ziele', line: 'Als de *ziele* luistert, spreekt het al een taal dat leeft.', author: 'Guido Gezelle' },
  { id: 'nl-taart', line: 'Morgen is ver weg. Vandaag hebben we *taart*.' },
  { id: 'nl-gewoonte', line: 'Jij en ik: mijn liefste *gewoonte*.' },
  { id: 'nl-spelen', line: 'Groot worden kan altijd nog. Eerst nog even *spelen*.' },
  { id: 'nl-gaan', line: 'De mooiste reizen beginnen met: zullen we *gaan*?' },
  {
    id: 'nl-trouw',
    line: 'Waar werd oprechter *trouw* dan tussen man en vrouw ter wereld ooit gevonden?',
    author: 'Vondel',
  },
  { id: 'nl-liefde', line: 'Ons huis is klein, maar er past veel *liefde* in.' },
  { id: 'nl-langer', line: 'Sommige dagen mogen best wat *langer* duren.' },
  { id: 'nl-danste', line: 'Ze zei ja, en de hele straat *danste*.' },
  { id: 'nl-ondeugend', line: 'Broers en zussen: samen groot, samen *ondeugend*.' },
  { id: 'nl-klokje', line: 'Zoals het *klokje* thuis tikt, tikt het nergens.' },
  {
    id: 'nl-pruimen',
    line: 'Jantje zag eens *pruimen* hangen, o! als eieren zo groot.',
    author: 'Hiëronymus van Alphen',
  },
  { id: 'nl-oma', line: 'Bij oma smaakt alles naar *meer*.' },
]
