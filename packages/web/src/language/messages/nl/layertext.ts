import type { Translation } from '../translation.ts'

export const layertext: Translation<'layertext'> = {
  defaultTitle: 'Uw titel',
  defaultSubtitle: 'Uw ondertitel',
  dialogTitle: 'Titel wijzigen',
  title: 'Titel',
  titlePlaceholder: 'Voer hier uw titel in',
  subtitle: 'Ondertitel',
  subtitlePlaceholder: 'Voer hier uw ondertitel in',
  subtitleTooLong: 'De ondertitel is te lang voor dit veld.',
  caps: 'Hoofdletters?',
  fontStyle: 'Letterstijl',
  fontModern1: 'Modern 1',
  fontModern2: 'Modern 2',
  fontClassic: 'Klassiek',
  fontPlayful: 'Speels',
  fontOfTemplate: 'Stijl van het ontwerp',
  changeColour: 'Kleur wijzigen',
  apply: 'Tekst wijzigen',
  preview: 'Voorbeeld van uw tekst',
}
