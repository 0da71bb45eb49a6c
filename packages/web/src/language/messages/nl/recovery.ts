import type { RecoveryTexts } from '../translation.ts'

export const recovery: RecoveryTexts = {
  recovery: {
    title: 'Wachtwoord vergeten',
    text: 'Vul uw gebruikersnaam of e-mailadres in. We sturen u een link om een nieuw wachtwoord te kiezen.',
    account: 'Gebruikersnaam of e-mailadres',
    accountRequired: 'Vul uw gebruikersnaam of e-mailadres in.',
    send: 'Link sturen',
    sent: 'Als er een account bij uw gegevens hoort, is er een e-mail onderweg. Daarin staan uw gebruikersnaam en een link die een uur geldig is.',
    notThere: 'Niets ontvangen? Kijk ook bij de ongewenste e-mail.',
    failed: 'Uw aanvraag kon niet worden verstuurd. Probeer het zo opnieuw.',
    askShop:
      'Neem contact op met de winkel en noem uw gebruikersnaam of e-mailadres: die kan u een link geven om een nieuw wachtwoord te kiezen.',
    mailBody: 'Mijn account: {name}',
    back: 'Terug naar inloggen',
    newTitle: 'Kies een nieuw wachtwoord',
    newText: 'Twee tot twintig tekens. De andere sessies van uw account worden beëindigd.',
    newPassword: 'Nieuw wachtwoord',
    save: 'Wachtwoord opslaan',
    saveFailed: 'Het wachtwoord kon niet worden opgeslagen. Probeer het zo opnieuw.',
    doneTitle: 'Uw wachtwoord is opgeslagen',
    done: 'U bent op dit apparaat ingelogd.',
    toCollages: 'Mijn collages bekijken',
    spentTitle: 'Deze link is niet meer geldig',
    spent: 'Een link is een uur geldig en werkt één keer. Zodra er één is gebruikt, werken de andere niet meer.',
  },
}
