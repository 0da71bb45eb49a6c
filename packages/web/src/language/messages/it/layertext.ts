import type { Translation } from '../translation.ts'

export const layertext: Translation<'layertext'> = {
  defaultTitle: 'Il tuo titolo',
  defaultSubtitle: 'Il tuo sottotitolo',
  dialogTitle: 'Modifica il titolo',
  title: 'Titolo',
  titlePlaceholder: 'Inserisci qui il titolo',
  subtitle: 'Sottotitolo',
  subtitlePlaceholder: 'Inserisci qui il sottotitolo',
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
