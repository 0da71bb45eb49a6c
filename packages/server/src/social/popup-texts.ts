import type { Language } from '@collagerie/core/catalogue'

interface PopupTexts {
  readonly closeWindow: string
  readonly sandboxTitle: string
  readonly sandboxExplained: string
  readonly username: string
  readonly allow: string
  readonly deny: string
}

/** The pop-up is not part of the application, so it has its own few texts. */
export const POPUP_TEXTS: Readonly<Record<Language, PopupTexts>> = {
  fr: {
    closeWindow: 'Vous pouvez fermer cette fenêtre.',
    sandboxTitle: 'Accès à vos photos',
    sandboxExplained: 'Service de démonstration\u00a0: les photos sont dessinées, et tout nom convient.',
    username: 'Nom d’utilisateur',
    allow: 'Autoriser',
    deny: 'Refuser',
  },
  nl: {
    closeWindow: 'U kunt dit venster sluiten.',
    sandboxTitle: 'Toegang tot uw foto’s',
    sandboxExplained: 'Demonstratiedienst: de foto’s zijn getekend en elke naam is goed.',
    username: 'Gebruikersnaam',
    allow: 'Toestaan',
    deny: 'Weigeren',
  },
  en: {
    closeWindow: 'You can close this window.',
    sandboxTitle: 'Access to your photos',
    sandboxExplained: 'Demonstration service: the photos are drawn, and any name will do.',
    username: 'Username',
    allow: 'Allow',
    deny: 'Deny',
  },
  de: {
    closeWindow: 'Sie können dieses Fenster schließen.',
    sandboxTitle: 'Zugriff auf Ihre Fotos',
    sandboxExplained: 'Demo-Dienst: Die Fotos sind gezeichnet, und jeder Name ist möglich.',
    username: 'Benutzername',
    allow: 'Erlauben',
    deny: 'Ablehnen',
  },
  it: {
    closeWindow: 'Puoi chiudere questa finestra.',
    sandboxTitle: 'Accesso alle tue foto',
    sandboxExplained: 'Servizio dimostrativo: le foto sono disegnate e va bene qualsiasi nome.',
    username: 'Nome utente',
    allow: 'Consenti',
    deny: 'Rifiuta',
  },
  es: {
    closeWindow: 'Puedes cerrar esta ventana.',
    sandboxTitle: 'Acceso a tus fotos',
    sandboxExplained: 'Servicio de demostración: las fotos son dibujos y vale cualquier nombre.',
    username: 'Nombre de usuario',
    allow: 'Permitir',
    deny: 'Rechazar',
  },
}
