import type { Translation } from '../translation.ts'

export const misc: Translation<'misc'> = {
  back: 'Atrás',
  cancel: 'Cancelar',
  close: 'Cerrar',
  retry: 'Reintentar',
  loading: 'Un momento, la página está en camino.',
  skipToContent: 'Ir al contenido',
  language: 'Idioma',
  centimetres: '{value, number} cm',
  format: '{width, number} x {height, number} cm',
  percent: '{value, number} %',
  on: 'Sí',
  off: 'No',
  fieldRequired: 'Este campo es obligatorio.',
  fieldTooShort: 'Este campo debe tener al menos {count, number} caracteres',
  fieldTooLong: 'Este campo puede tener como máximo {count, number} caracteres',
  notTaken:
    '{count, plural, one {Lamentablemente este carácter no se puede usar aquí: {signs}} other {Lamentablemente estos caracteres no se pueden usar aquí: {signs}}}',
  titleTooLong: 'El título es demasiado largo para este campo.',
  descriptionNotUnique: 'La descripción debe ser única.',
  titleNotUnique: 'El título debe ser único.',
  toDesigns: 'Volver a los diseños',
  crashTitle: 'Esta página no se puede mostrar bien',
  crashText: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo o vuelve a los diseños.',
  errorTitle: 'Se ha producido un error',
  errorText:
    'No se ha podido cargar tu collage. Es probable que se haya cerrado tu sesión tras un periodo de inactividad.',
  errorNotOpened: 'No se ha podido abrir este collage. Quizá se ha eliminado o está en otra cuenta.',
  errorOtherCollage:
    'Esta dirección lleva a un collage distinto del que está abierto en esta pestaña. Lo encontrarás en la lista de tus collages.',
  errorLink: 'Ver tus collages e iniciar sesión',
  finishedTitle: 'Hasta pronto',
  finishedText: 'Has salido del creador de collages. Gracias por tu visita.',
  finishedLink: 'Crear un nuevo collage',
  finishedOverview: 'Ver tus collages',
  languageFailed: 'No se ha podido cargar este idioma. Inténtalo de nuevo.',
}
