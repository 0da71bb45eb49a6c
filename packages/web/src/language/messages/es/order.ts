import type { Translation } from '../translation.ts'

export const order: Translation<'order'> = {
  state: 'Estado del pedido',
  states: {
    ordered: 'Registrado',
    rendering: 'En preparación',
    ready: 'Listo para imprimir',
    failed: 'En revisión',
    shipped: 'Enviado',
    cancelled: 'Anulado',
  },
  percent: '{progress} %',
  notes: {
    ordered: 'Pronto preparamos tu archivo de impresión.',
    rendering: 'Archivo de impresión: {progress} %',
    ready: 'Tu archivo de impresión está listo. Ahora sigue el taller.',
    failed: 'Tu pedido ha llegado bien. El taller revisa su archivo de impresión: no tienes que hacer nada.',
    shipped: 'Tu collage está en camino.',
    cancelled: 'No se imprimirá. Tu collage sigue en «Mis collages».',
  },
  titles: {
    shipped: 'Tu pedido está en camino',
    cancelled: 'Este pedido está anulado',
  },
}
