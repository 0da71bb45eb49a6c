import type { RecoveryTexts } from '../translation.ts'

export const recovery: RecoveryTexts = {
  recovery: {
    title: 'Passwort vergessen',
    text: 'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort wählen.',
    account: 'Benutzername oder E-Mail-Adresse',
    accountRequired: 'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.',
    send: 'Link senden',
    sent: 'Wenn es zu Ihrer Eingabe ein Konto gibt, ist eine E-Mail unterwegs. Sie enthält Ihren Benutzernamen und einen Link, der eine Stunde gilt.',
    notThere: 'Nichts angekommen? Sehen Sie auch im Spam-Ordner nach.',
    failed: 'Ihre Anfrage konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
    askShop:
      'Wenden Sie sich mit Ihrem Benutzernamen oder Ihrer E-Mail-Adresse an den Shop: Dort erhalten Sie einen Link, über den Sie ein neues Passwort wählen.',
    mailBody: 'Mein Konto: {name}',
    back: 'Zurück zur Anmeldung',
    newTitle: 'Wählen Sie ein neues Passwort',
    newText: 'Zwei bis zwanzig Zeichen. Die anderen Sitzungen Ihres Kontos werden beendet.',
    newPassword: 'Neues Passwort',
    save: 'Passwort speichern',
    saveFailed: 'Das Passwort konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
    doneTitle: 'Ihr Passwort ist gespeichert',
    done: 'Sie sind auf diesem Gerät angemeldet.',
    toCollages: 'Meine Collagen ansehen',
    spentTitle: 'Dieser Link gilt nicht mehr',
    spent: 'Ein Link gilt eine Stunde und nur einmal. Ist einer benutzt, gilt kein anderer mehr.',
  },
}
