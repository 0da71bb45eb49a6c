/** Texts for customers who forgot their password. French defines the shape. */
export const recovery = {
  recovery: {
    title: 'Mot de passe oublié',
    text: "Indiquez votre nom d'utilisateur ou votre adresse e-mail. Nous vous envoyons un lien pour choisir un nouveau mot de passe.",
    account: "Nom d'utilisateur ou adresse e-mail",
    accountRequired: "Indiquez votre nom d'utilisateur ou votre adresse e-mail.",
    send: 'Envoyer le lien',
    sent: "Si un compte correspond à votre saisie, un e-mail est en route. Il contient votre nom d'utilisateur et un lien valable une heure.",
    notThere: 'Rien reçu ? Regardez aussi dans les courriers indésirables.',
    failed: "Votre demande n'a pas pu être envoyée. Réessayez dans un instant.",
    askShop:
      "Contactez la boutique en indiquant votre adresse e-mail ou votre nom d'utilisateur : elle peut vous donner un lien pour choisir un nouveau mot de passe.",
    mailBody: 'Mon compte : {name}',
    back: 'Retour à la connexion',
    newTitle: 'Choisissez un nouveau mot de passe',
    newText: 'Deux à vingt caractères. Les autres sessions de votre compte seront fermées.',
    newPassword: 'Nouveau mot de passe',
    save: 'Enregistrer le mot de passe',
    saveFailed: "Le mot de passe n'a pas pu être enregistré. Réessayez dans un instant.",
    doneTitle: 'Votre mot de passe est enregistré',
    done: 'Votre session est ouverte sur cet appareil.',
    toCollages: 'Voir mes collages',
    spentTitle: "Ce lien n'est plus valable",
    spent: "Un lien est valable une heure et ne sert qu'une fois. Dès que l'un a servi, les autres ne servent plus.",
  },
} as const
