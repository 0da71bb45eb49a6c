import type { Translation } from '../translation.ts'

export const fileservice: Translation<'fileservice'> = {
  ERROR_NO_FILE_ACCESS: 'Kein Zugriff auf das Foto.',
  ERROR_IMAGE_COULD_NOT_BE_LOADED: 'Das Foto konnte nicht geladen werden.',
  ERROR_FILE_TO_BIG: 'Datei zu groß (max. 25 MB).',
  ERROR_NO_JPG_IMAGE: 'Kein gültiges JPEG-Bild.',
  notFoundOnDisk: 'Die Datei wurde auf Ihrem Gerät nicht gefunden',
  uploadNotProcessed: 'Der Server konnte die Datei nicht verarbeiten.',
  uploadFailed: 'Das Foto konnte nicht gesendet werden. Antwort des Servers: {status}',
  noConnection: 'Keine Verbindung zum Server.',
  storageFull: 'In Ihrem Konto ist kein Speicherplatz mehr frei. Löschen Sie Collagen, die Sie nicht mehr brauchen.',
  serverFailed: 'Der Server hat ein Problem. Versuchen Sie es gleich noch einmal.',
  signedOut: 'Sie sind nicht mehr angemeldet.',
  collageRefused: 'Der Server hat diese Collage nicht angenommen.',
  collageTooLarge: 'Diese Collage ist zu groß, um gespeichert zu werden.',
  collageGone: 'Diese Collage gibt es nicht mehr.',
  templateGone: 'Diese Vorlage gibt es nicht mehr.',
  photoNotYours: 'Ein Foto dieser Collage gehört nicht zu Ihrem Konto.',
  tooManyRequests: 'Zu viele Versuche. Versuchen Sie es etwas später noch einmal.',
  requestRefused: 'Der Server hat die Anfrage nicht angenommen.',
  pageFailed: 'Auf dieser Seite ist ein unerwarteter Fehler aufgetreten.',
}
