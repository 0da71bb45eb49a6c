export const checkout = {
  heading: 'Votre commande',
  loading: 'Chargement de votre commande.',
  loadFailed: "Cette page n'a pas pu être chargée. Vérifiez votre connexion et réessayez.",
  signInTitle: 'Connectez-vous pour commander',
  signIn: 'Votre collage est enregistré. Connectez-vous, et la commande continue ici.',
  notFoundTitle: 'Ce collage est introuvable',
  notFound:
    "Il a peut-être été supprimé, ou l'adresse est incomplète. Vos collages enregistrés vous attendent dans « Mes collages ».",
  goneTitle: "Ce modèle n'est plus proposé",
  gone: "Ce collage ne peut pas être commandé tel quel. Créez-en un nouveau à partir d'un autre modèle.",
  tooLargeTitle: 'Trop grand pour une seule commande',
  tooLarge:
    'Ce collage compte plus de pages ou de surface que nous ne pouvons imprimer en une commande. Retirez des pages ou choisissez un format plus petit, puis commandez.',
  toOverview: 'Voir vos collages',
  chooseMaterial: 'Choisissez un support',
  materialMissing: 'Choisissez un support pour continuer.',
  frozen:
    'Nous gardons pour cette commande votre collage tel que vous le voyez. Vous pouvez continuer à le modifier : la commande ne change pas.',
  textUnwritten:
    "Un texte de votre collage n'est pas encore écrit. Sans lui, sa place restera vide sur le collage imprimé.",
  confirm: 'Confirmer la commande',
  confirming: 'Envoi de votre commande.',
  failed: "La commande n'a pas pu être enregistrée. Réessayez : elle ne sera enregistrée qu'une fois.",
  thanksTitle: 'Merci, votre commande est enregistrée',
  thanks: 'Gardez ce numéro : il suffit pour retrouver votre commande.',
  number: 'Numéro de commande',
  orderedOn: 'Commandé le',
  finish: 'Terminer',
  orderMissingTitle: 'Cette commande est introuvable',
  orderMissing: "Vérifiez le numéro dans l'adresse de la page.",
} as const
