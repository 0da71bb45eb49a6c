import type { Translation } from '../translation.ts'

export const photo: Translation<'photo'> = {
  dialogTitle: 'Elige una foto',
  tabComputer: 'Tu ordenador',
  tabQuotes: 'Citas',
  tabSocial: 'Instagram',
  chooseFiles: 'Elegir fotos',
  dropHere: 'o suéltalas aquí',
  uploadHint: 'Solo se admiten archivos .jpg, de 25 MB como máximo.',
  maximumReached: 'Puedes elegir {max, number} fotos como máximo.',
  loading: 'La carga tarda unos segundos.',
  use: 'Haz clic para usarla en tu collage',
  used: '{count, plural, one {Usada una vez} other {Usada # veces}}',
  delete: 'Quitar {name}',
  library: 'Tus fotos',
  libraryEmpty: 'Tus fotos aparecerán aquí.',
  quotesLoading: 'Cargando citas.',
  quotesFailed: 'No se han podido cargar las citas.',
  socialLogin: 'Iniciar sesión en Instagram',
  socialLogout: 'Cerrar sesión',
  socialError: 'Error del servidor',
  socialMore: 'Cargar más fotos',
}
