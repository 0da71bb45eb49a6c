import type { AccessibilityTexts } from '../translation.ts'

export const accessibility: AccessibilityTexts = {
  accessibility: {
    title: 'Accessibilità',
    intro:
      'Tutti devono poter creare qui il proprio collage. Puntiamo alle regole WCAG 2.2, livello AA, nelle sei lingue, in chiaro e in scuro. In gran parte sono rispettate; ciò che manca è indicato più sotto.',
    testedTitle: 'Come lo verifichiamo',
    tested: {
      axe: 'Un controllo automatico (axe) esamina le schermate e le finestre, su schermo grande e su telefono, a ogni modifica del programma.',
      keys: 'Percorsi interi si fanno con la sola tastiera: riempire, scambiare, ritagliare, scrivere, annullare.',
      touch:
        'Altri si fanno con il solo dito, fino a una finestra larga 320 pixel. Nulla obbliga a trascinare: tutto ciò che si trascina si fa anche con un pulsante o un tasto.',
      names:
        'Il nome e il ruolo di spazi, pulsanti e messaggi letti da un lettore di schermo vengono confrontati con quelli attesi.',
      colours:
        'I contrasti sono misurati in chiaro e in scuro e i movimenti si fermano quando il dispositivo lo chiede.',
    },
    limitsTitle: 'Che cosa non va ancora',
    limits: {
      people: 'Nessuno che usi ogni giorno un lettore di schermo lo ha ancora provato per noi.',
      pictures:
        'Ciò che le foto mostrano non è descritto: vengono lette con il loro nome. Puoi dare loro un nome chiaro là dove le scegli; resta su questo dispositivo.',
      forced: 'Per i colori forzati di Windows ci sono regole, ma nessuno le ha ancora guardate tutte.',
      framing:
        "L'inquadratura di una foto si regola da tastiera, ma viene annunciato solo l'ingrandimento, non la parte che si vede.",
      crosses:
        'Per il mouse, la croce che toglie una foto misura solo 20 pixel. Il tasto Canc e il menu della foto fanno lo stesso.',
      service:
        "L'accesso a un servizio di foto esterno avviene nella finestra di quel servizio, che non possiamo migliorare.",
    },
    contactTitle: 'Diccelo',
    contact:
      'Qualcosa ti blocca? Dillo al negozio che ti offre questo strumento per collage, indicando la pagina e il tuo dispositivo.',
    reviewed: 'Verificato il {date}.',
  },
}
