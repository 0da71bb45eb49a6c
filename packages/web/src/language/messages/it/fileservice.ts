import type { Translation } from '../translation.ts'

export const fileservice: Translation<'fileservice'> = {
  ERROR_NO_FILE_ACCESS: 'Nessun accesso alla foto.',
  ERROR_IMAGE_COULD_NOT_BE_LOADED: 'Non è stato possibile caricare la foto.',
  ERROR_FILE_TO_BIG: 'File troppo grande (max. 25 MB).',
  ERROR_NO_JPG_IMAGE: "Non è un'immagine JPEG valida.",
  notFoundOnDisk: 'Il file non è stato trovato sul dispositivo',
  uploadNotProcessed: 'Il server non ha potuto elaborare il file.',
  uploadFailed: 'Non è stato possibile inviare la foto. Risposta del server: {status}',
  noConnection: 'Nessuna connessione al server.',
  storageFull: "Nel tuo account non c'è più spazio. Elimina i collage che non ti servono più per liberarne.",
  serverFailed: 'Il server ha un problema. Riprova tra un istante.',
  signedOut: 'La sessione è scaduta.',
  collageRefused: 'Il server non ha accettato questo collage.',
  collageTooLarge: 'Questo collage è troppo grande per essere salvato.',
  collageGone: 'Questo collage non esiste più.',
  templateGone: 'Questo modello non esiste più.',
  photoNotYours: 'Una foto di questo collage non appartiene al tuo account.',
  tooManyRequests: "Troppi tentativi. Riprova un po' più tardi.",
  requestRefused: 'Il server non ha accettato la richiesta.',
  pageFailed: 'Si è verificato un errore imprevisto in questa pagina.',
}
