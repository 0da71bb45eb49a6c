import type { RecoveryTexts } from '../translation.ts'

export const recovery: RecoveryTexts = {
  recovery: {
    title: 'Password dimenticata',
    text: "Inserisci il nome utente o l'indirizzo e-mail. Ti inviamo un link per scegliere una nuova password.",
    account: 'Nome utente o indirizzo e-mail',
    accountRequired: "Inserisci il nome utente o l'indirizzo e-mail.",
    send: 'Invia il link',
    sent: "Se esiste un account con questi dati, un'e-mail è in arrivo. Contiene il nome utente e un link valido per un'ora.",
    notThere: 'Non è arrivato nulla? Controlla anche la posta indesiderata.',
    failed: 'Non è stato possibile inviare la richiesta. Riprova tra poco.',
    askShop:
      "Contatta il negozio indicando il nome utente o l'indirizzo e-mail: può darti un link per scegliere una nuova password.",
    mailBody: 'Il mio account: {name}',
    back: "Torna all'accesso",
    newTitle: 'Scegli una nuova password',
    newText: "Da due a venti caratteri. Le altre sessioni dell'account verranno chiuse.",
    newPassword: 'Nuova password',
    save: 'Salva la password',
    saveFailed: 'Non è stato possibile salvare la password. Riprova tra poco.',
    doneTitle: 'La password è salvata',
    done: 'La sessione è aperta su questo dispositivo.',
    toCollages: 'Vai ai miei collage',
    spentTitle: 'Questo link non è più valido',
    spent: "Un link è valido per un'ora e si può usare una sola volta. Usato uno, gli altri non servono più.",
  },
}
