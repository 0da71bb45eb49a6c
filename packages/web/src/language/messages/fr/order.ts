/** Where an order stands. */
export const order = {
  state: 'État de la commande',
  states: {
    ordered: 'Enregistrée',
    rendering: 'En préparation',
    ready: "Prête pour l'impression",
    failed: "À vérifier par l'atelier",
    shipped: 'Expédiée',
    cancelled: 'Annulée',
  },
  percent: '{progress} %',
  notes: {
    ordered: "Nous préparons bientôt votre fichier d'impression.",
    rendering: "Fichier d'impression : {progress} %",
    ready: "Votre fichier d'impression est prêt. L'atelier prend le relais.",
    failed:
      "Votre commande est bien enregistrée. L'atelier vérifie son fichier d'impression : vous n'avez rien à faire.",
    shipped: 'Votre collage est en route.',
    cancelled: 'Elle ne sera pas imprimée. Votre collage reste dans « Mes collages ».',
  },
  titles: {
    shipped: 'Votre commande est en route',
    cancelled: 'Cette commande est annulée',
  },
} as const
