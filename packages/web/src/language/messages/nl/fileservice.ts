import type { Translation } from '../translation.ts'

export const fileservice: Translation<'fileservice'> = {
  ERROR_NO_FILE_ACCESS: 'Geen toegang tot de foto.',
  ERROR_IMAGE_COULD_NOT_BE_LOADED: 'De foto kon niet worden geladen.',
  ERROR_FILE_TO_BIG: 'Bestand te groot (max. 25 MB).',
  ERROR_NO_JPG_IMAGE: 'Geen geldige JPEG-afbeelding.',
  notFoundOnDisk: 'Het bestand is niet gevonden op uw apparaat',
  uploadNotProcessed: 'De server kon het bestand niet verwerken.',
  uploadFailed: 'De foto kon niet worden verzonden. De server antwoordde: {status}',
  noConnection: 'Geen verbinding met de server.',
  storageFull:
    'Er is geen ruimte meer in uw account. Verwijder collages die u niet meer nodig hebt om ruimte te maken.',
  serverFailed: 'De server heeft een probleem. Probeer het zo meteen opnieuw.',
  signedOut: 'U bent niet meer ingelogd.',
  collageRefused: 'De server heeft deze collage niet geaccepteerd.',
  collageTooLarge: 'Deze collage is te groot om op te slaan.',
  collageGone: 'Deze collage bestaat niet meer.',
  templateGone: 'Dit ontwerp bestaat niet meer.',
  photoNotYours: 'Een foto in deze collage hoort niet bij uw account.',
  tooManyRequests: 'Te veel pogingen. Probeer het wat later opnieuw.',
  requestRefused: 'De server heeft het verzoek niet geaccepteerd.',
  pageFailed: 'Er is een onverwachte fout opgetreden op deze pagina.',
}
