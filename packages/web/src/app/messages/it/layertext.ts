import type { Translation } from '../translation.ts'

export const layertext: Translation<'layertext'> = {
  defaultTitle: 'Il Suo titolo',
  defaultSubtitle: 'Il Suo sottotitolo',
  dialogTitle: 'Modifica il titolo',
  title: 'Titolo',
  titlePlaceholder: 'Inserisca qui il Suo titolo',
  subtitle: 'Sottotitolo',
  subtitlePlaceholder: 'Inserisca qui il Suo sottotitolo',
  subtitleTooLong: 'Il sottotitolo è troppo lungo per questo campo.',
  caps: 'Maiuscole?',
  fontStyle: 'Stile del carattere',
  fontModern1: 'Moderno 1',
  fontModern2: 'Moderno 2',
  fontClassic: 'Classico',
  fontPlayful: 'Giocoso',
  fontOfTemplate: 'Stile del modello',
  changeColour: 'Cambia il colore',
  apply: 'Modifica il testo',
  preview: 'Anteprima del testo',
}
