export const drafts = {
  keptHere: 'En attente dans ce navigateur, sur cet appareil, et pas encore dans votre compte.',
  continue: 'Continuer',
  openCopy: 'Ouvrir une copie',
  openElsewhere: 'Ouvert dans un autre onglet',
  elsewhere: 'Ce collage est ouvert dans un autre onglet. Continuez là-bas ou ouvrez une copie.',
  newerTitle: 'Vous avez modifié ce collage dans ce navigateur',
  newerText: 'Ces modifications ne sont pas encore dans votre compte.',
  takeNewer: 'Reprendre mes modifications',
  openSaved: 'Ouvrir la version enregistrée',
  discarded: 'Le brouillon a été supprimé.',
  broken: "Ce brouillon n'a pas pu être ouvert. Réessayez dans un instant.",
  refused:
    "Ce navigateur n'a plus de place pour vos photos ou ne garde rien. Continuez sans crainte, mais enregistrez votre collage dans votre compte avant de fermer cette page.",
} as const
