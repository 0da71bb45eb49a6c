import type { Translation } from '../translation.ts'

export const layertext: Translation<'layertext'> = {
  defaultTitle: 'Il Suo titolo',
  defaultSubtitle: 'Il Suo sottotitolo',
  dialogTitle: 'Modificare il titolo',
  title: 'Titolo',
  titlePlaceholder: 'Inserisca qui il Suo titolo',
  subtitle: 'Sottotitolo',
  subtitlePlaceholder: 'Inserisca qui il Suo sottotitolo',
  caps: 'Maiuscole?',
  fontStyle: 'Stile del carattere',
  fontModern1: 'Moderno 1',
  fontModern2: 'Moderno 2',
  fontClassic: 'Classico',
  fontPlayful: 'Giocoso',
  fontOfTemplate: 'Stile del modello',
  changeColour: 'Cambiare il colore',
  apply: 'Modificare il testo',
  preview: 'Anteprima del testo',
}
