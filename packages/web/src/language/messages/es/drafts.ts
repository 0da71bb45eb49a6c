import type { Translation } from '../translation.ts'

export const drafts: Translation<'drafts'> = {
  keptHere: 'En espera en este navegador, en este dispositivo, y todavía no en tu cuenta.',
  continue: 'Continuar',
  openCopy: 'Abrir una copia',
  openElsewhere: 'Abierto en otra pestaña',
  elsewhere: 'Este collage está abierto en otra pestaña. Continúa allí o abre una copia.',
  newerTitle: 'Has modificado este collage en este navegador',
  newerText: 'Estos cambios todavía no están en tu cuenta.',
  takeNewer: 'Continuar con mis cambios',
  openSaved: 'Abrir la versión guardada',
  discarded: 'El borrador se ha eliminado.',
  broken: 'No se ha podido abrir este borrador. Inténtalo de nuevo en un momento.',
  refused:
    'Este navegador no tiene más espacio para tus fotos o no guarda nada. Puedes continuar, pero guarda el collage en tu cuenta antes de cerrar esta página.',
}
