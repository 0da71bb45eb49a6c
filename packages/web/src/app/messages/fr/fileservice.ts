export const fileservice = {
  ERROR_NO_FILE_ACCESS: "Pas d'accès à la photo.",
  ERROR_IMAGE_COULD_NOT_BE_LOADED: "La photo n'a pas pu être chargée.",
  ERROR_FILE_TO_BIG: 'Fichier trop volumineux (max. 25 Mo).',
  ERROR_NO_JPG_IMAGE: "Ce n'est pas une image JPEG valide.",
  notFoundOnDisk: 'Le fichier est introuvable sur votre ordinateur',
  uploadNotProcessed: "Le serveur n'a pas pu traiter le fichier.",
  uploadFailed: "La photo n'a pas pu être envoyée. Réponse du serveur : {status}",
  noConnection: 'Pas de connexion au serveur.',
  storageFull:
    "Il n'y a plus de place pour d'autres photos dans votre compte. Les collages que vous supprimez en libèrent au bout de 30 jours.",
  serverFailed: 'Le serveur a un problème. Réessayez dans un instant.',
  signedOut: "Vous n'êtes plus connecté.",
} as const
