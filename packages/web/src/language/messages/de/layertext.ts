import type { Translation } from '../translation.ts'

export const layertext: Translation<'layertext'> = {
  defaultTitle: 'Ihr Titel',
  defaultSubtitle: 'Ihr Untertitel',
  dialogTitle: 'Titel ändern',
  title: 'Titel',
  titlePlaceholder: 'Geben Sie hier Ihren Titel ein',
  subtitle: 'Untertitel',
  subtitlePlaceholder: 'Geben Sie hier Ihren Untertitel ein',
  subtitleTooLong: 'Der Untertitel ist zu lang für dieses Feld.',
  caps: 'Großbuchstaben?',
  fontStyle: 'Schriftstil',
  fontModern1: 'Modern 1',
  fontModern2: 'Modern 2',
  fontClassic: 'Klassisch',
  fontPlayful: 'Verspielt',
  fontOfTemplate: 'Stil der Vorlage',
  changeColour: 'Farbe ändern',
  apply: 'Text ändern',
  preview: 'Vorschau Ihres Textes',
}
