/** Texts of the accessibility page. French defines the shape. */
export const accessibility = {
  accessibility: {
    title: 'Accessibilité',
    intro:
      'Chacun doit pouvoir créer son collage ici. Nous visons les règles WCAG 2.2, niveau AA, dans les six langues, en clair et en sombre. Elles sont respectées en grande partie ; ce qui manque est dit plus bas.',
    testedTitle: 'Comment nous le vérifions',
    tested: {
      axe: 'Un contrôle automatique (axe) examine les écrans et les fenêtres, sur grand écran et sur téléphone, à chaque changement du programme.',
      keys: 'Des parcours entiers se font au clavier seul : remplir, échanger, recadrer, écrire, annuler.',
      touch:
        "D'autres se font au doigt seul, jusqu'à une fenêtre de 320 pixels de large. Rien ne demande de faire glisser : tout ce qui se glisse se fait aussi par un bouton ou une touche.",
      names:
        "Le nom et le rôle des emplacements, boutons et messages lus par un lecteur d'écran sont comparés à ce qui est attendu.",
      colours:
        "Les contrastes sont mesurés en clair et en sombre et les mouvements s'arrêtent quand votre appareil le demande.",
    },
    limitsTitle: 'Ce qui ne va pas encore',
    limits: {
      people: "Aucune personne qui utilise un lecteur d'écran tous les jours ne l'a encore essayé pour nous.",
      pictures:
        "Ce que montrent vos photos n'est pas décrit : elles sont lues par leur nom. Vous pouvez leur donner un nom parlant là où vous les choisissez ; il reste sur cet appareil.",
      forced: 'Les couleurs forcées de Windows ont leurs règles, mais personne ne les a encore toutes regardées.',
      framing:
        "Le cadrage d'une photo se règle au clavier, mais seul son agrandissement est annoncé, pas la partie que l'on voit.",
      crosses:
        'Pour la souris, la croix qui retire une photo ne mesure que 20 pixels. La touche Suppr et le menu de la photo font la même chose.',
      service:
        "La connexion à un service de photos extérieur s'ouvre dans la fenêtre de ce service, que nous ne pouvons pas améliorer.",
    },
    contactTitle: 'Nous le dire',
    contact:
      'Quelque chose vous arrête ? Dites-le à la boutique qui vous propose ce créateur de collage, avec la page où cela arrive et votre appareil.',
    reviewed: 'Vérifié le {date}.',
  },
} as const
