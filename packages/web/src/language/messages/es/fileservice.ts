import type { Translation } from '../translation.ts'

export const fileservice: Translation<'fileservice'> = {
  ERROR_NO_FILE_ACCESS: 'Sin acceso a la foto.',
  ERROR_IMAGE_COULD_NOT_BE_LOADED: 'No se ha podido cargar la foto.',
  ERROR_FILE_TO_BIG: 'Archivo demasiado grande (máx. 25 MB).',
  ERROR_NO_JPG_IMAGE: 'No es una imagen JPEG válida.',
  notFoundOnDisk: 'No se ha encontrado el archivo en tu dispositivo',
  uploadNotProcessed: 'El servidor no ha podido procesar el archivo.',
  uploadFailed: 'No se ha podido enviar la foto. Respuesta del servidor: {status}',
  noConnection: 'Sin conexión con el servidor.',
  storageFull: 'No queda espacio en tu cuenta. Elimina los collages que ya no necesites para liberar sitio.',
  serverFailed: 'El servidor tiene un problema. Inténtalo de nuevo en un momento.',
  signedOut: 'Tu sesión ha caducado.',
  collageRefused: 'El servidor no ha aceptado este collage.',
  collageTooLarge: 'Este collage es demasiado grande para guardarlo.',
  collageGone: 'Este collage ya no existe.',
  templateGone: 'Este diseño ya no existe.',
  photoNotYours: 'Una foto de este collage no pertenece a tu cuenta.',
  tooManyRequests: 'Demasiados intentos. Inténtalo de nuevo un poco más tarde.',
  requestRefused: 'El servidor no ha aceptado la solicitud.',
  pageFailed: 'Se ha producido un error inesperado en esta página.',
}
