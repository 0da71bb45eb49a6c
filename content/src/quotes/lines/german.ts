import type { QuoteLine } from '../quote-line.ts'

/** New lines go to the end: the place in the list decides how a line is drawn. */
export const GERMAN: readonly QuoteLine[] = [
  { id: 'de-schuhe', line: 'Zuhause ist, wo die *Schuhe* durcheinanderstehen.' },
  { id: 'de-gluecklich', line: 'Wir sind dann mal *glücklich*.' },
  { id: 'de-seele', line: 'Glücklich allein ist die *Seele*, die liebt.', author: 'Johann Wolfgang von Goethe' },
  { id: 'de-umwege', line: 'Die schönsten *Umwege* gehen wir zusammen.' },
  { id: 'de-abenteuer', line: 'Kleine Füße, große *Abenteuer*.' },
  { id: 'de-vater', line: '*Vater* werden ist nicht schwer, Vater sein dagegen sehr.', author: 'Wilhelm Busch' },
  { id: 'de-kuchen', line: 'Bei Oma ist immer noch ein Stück *Kuchen* da.' },
  { id: 'de-immer', line: 'Du bist mein liebstes *Immer*.' },
  {
    id: 'de-schoen',
    line: '*Schön* ist eigentlich alles, was man mit Liebe betrachtet.',
    author: 'Christian Morgenstern',
  },
  { id: 'de-regen', line: 'Freunde sind die, die bleiben, wenn der *Regen* kommt.' },
  { id: 'de-sommer', line: 'Der *Sommer* wohnt noch in unseren Taschen.' },
  {
    id: 'de-huette',
    line: 'Raum ist in der kleinsten *Hütte* für ein glücklich liebend Paar.',
    author: 'Friedrich Schiller',
  },
  { id: 'de-konfetti', line: 'Heute ist ein guter Tag für *Konfetti*.' },
  { id: 'de-wir', line: 'Erst war ich ich und du warst du. Jetzt sind wir *wir*.' },
  { id: 'de-lied', line: 'Schläft ein *Lied* in allen Dingen.', author: 'Joseph von Eichendorff' },
  { id: 'de-stark', line: 'Geschwister: zusammen laut, zusammen *stark*.' },
  { id: 'de-zeit', line: 'Das Meer hat *Zeit*. Wir heute auch.' },
  { id: 'de-reise', line: 'Wenn jemand eine *Reise* tut, so kann er was verzählen.', author: 'Matthias Claudius' },
  { id: 'de-fluegel', line: 'Manche Tage sollten *Flügel* haben und trotzdem bleiben.' },
  { id: 'de-lacht', line: 'Wer miteinander *lacht*, bleibt zusammen.' },
  {
    id: 'de-paradies',
    line: 'Die Erinnerung ist das einzige *Paradies*, aus welchem wir nicht getrieben werden können.',
    author: 'Jean Paul',
  },
  { id: 'de-baum', line: 'Gestern noch im Arm, heute schon im *Baum*.' },
  {
    id: 'de-sauseschritt',
    line: 'Einszweidrei, im *Sauseschritt* läuft die Zeit; wir laufen mit.',
    author: 'Wilhelm Busch',
  },
  { id: 'de-tisch', line: 'Am Ende zählt, wer mit am *Tisch* sitzt.' },
  {
    id: 'de-daheim',
    line: 'Nicht da ist man *daheim*, wo man seinen Wohnsitz hat, sondern wo man verstanden wird.',
    author: 'Christian Morgenstern',
  },
  { id: 'de-ja', line: 'Ein *Ja*, ein Blick, ein ganzes Leben.' },
]
