import type { Localised } from '@collagerie/core/catalogue'

interface AccountMailTexts {
  readonly resetSubject: string
  readonly resetAsked: string
  readonly username: string
  readonly chooseNew: string
  readonly linkRules: string
  readonly notYou: string
  readonly changedSubject: string
  readonly changed: string
  readonly changedNotYou: string
}

/** Sent as they stand, so they contain their typographic marks. */
export const ACCOUNT_MAIL_TEXTS: Localised<AccountMailTexts> = {
  fr: {
    resetSubject: 'Votre nouveau mot de passe',
    resetAsked: 'Vous avez oublié votre mot de passe ? Voici le lien pour en choisir un nouveau.',
    username: 'Nom d’utilisateur',
    chooseNew: 'Choisir un nouveau mot de passe',
    linkRules: 'Ce lien est valable une heure et ne sert qu’une fois.',
    notYou: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    changedSubject: 'Votre mot de passe a été modifié',
    changed: 'Le mot de passe de votre compte vient d’être modifié. Toutes les sessions ouvertes ont été fermées.',
    changedNotYou: 'Si ce n’était pas vous, répondez à ce message.',
  },
  nl: {
    resetSubject: 'Uw nieuwe wachtwoord',
    resetAsked: 'Wachtwoord vergeten? Met deze link kiest u een nieuw wachtwoord.',
    username: 'Gebruikersnaam',
    chooseNew: 'Een nieuw wachtwoord kiezen',
    linkRules: 'Deze link is een uur geldig en werkt één keer.',
    notYou: 'Hebt u niets aangevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.',
    changedSubject: 'Uw wachtwoord is gewijzigd',
    changed: 'Het wachtwoord van uw account is zojuist gewijzigd. Alle open sessies zijn beëindigd.',
    changedNotYou: 'Was u dat niet? Beantwoord dan dit bericht.',
  },
  en: {
    resetSubject: 'Your new password',
    resetAsked: 'Forgotten your password? Use this link to choose a new one.',
    username: 'Username',
    chooseNew: 'Choose a new password',
    linkRules: 'The link is valid for one hour and works once.',
    notYou: 'If you did not ask for this, ignore this message: your password stays the same.',
    changedSubject: 'Your password was changed',
    changed: 'The password of your account has just been changed. All open sessions were ended.',
    changedNotYou: 'If this was not you, reply to this message.',
  },
  de: {
    resetSubject: 'Ihr neues Passwort',
    resetAsked: 'Passwort vergessen? Über diesen Link wählen Sie ein neues.',
    username: 'Benutzername',
    chooseNew: 'Neues Passwort wählen',
    linkRules: 'Der Link gilt eine Stunde und nur einmal.',
    notYou: 'Wenn Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt unverändert.',
    changedSubject: 'Ihr Passwort wurde geändert',
    changed: 'Das Passwort Ihres Kontos wurde soeben geändert. Alle offenen Sitzungen wurden beendet.',
    changedNotYou: 'Wenn Sie das nicht waren, antworten Sie auf diese Nachricht.',
  },
  it: {
    resetSubject: 'La tua nuova password',
    resetAsked: 'Hai dimenticato la password? Con questo link puoi sceglierne una nuova.',
    username: 'Nome utente',
    chooseNew: 'Scegli una nuova password',
    linkRules: 'Il link è valido per un’ora e si può usare una sola volta.',
    notYou: 'Se non hai chiesto nulla, ignora questo messaggio: la password resta la stessa.',
    changedSubject: 'La tua password è stata cambiata',
    changed: 'La password del tuo account è appena stata cambiata. Tutte le sessioni aperte sono state chiuse.',
    changedNotYou: 'Se non riconosci questa modifica, rispondi a questo messaggio.',
  },
  es: {
    resetSubject: 'Tu nueva contraseña',
    resetAsked: '¿Has olvidado tu contraseña? Con este enlace puedes elegir una nueva.',
    username: 'Nombre de usuario',
    chooseNew: 'Elegir una nueva contraseña',
    linkRules: 'El enlace es válido durante una hora y solo se puede usar una vez.',
    notYou: 'Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.',
    changedSubject: 'Tu contraseña se ha cambiado',
    changed: 'La contraseña de tu cuenta se acaba de cambiar. Se han cerrado todas las sesiones abiertas.',
    changedNotYou: 'Si no reconoces este cambio, responde a este mensaje.',
  },
}
