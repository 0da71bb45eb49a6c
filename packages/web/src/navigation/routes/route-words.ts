import type { Language } from '../../language/languages.ts'

export const CHOOSER_WORDS = ['selection', 'wahlen', 'choix', 'scelta', 'eleccion', 'keuze'] as const

export const EDIT_WORDS = ['edit', 'editer', 'modifica', 'editar'] as const

export const ERROR_WORDS = ['fout', 'error', 'fehler', 'erreur', 'errore'] as const

export const FINISHED_WORD: Record<Language, string> = {
  nl: 'klaarmetapp',
  en: 'done_with_app',
  de: 'mit_app_erstellt',
  fr: 'fini-avec-lapplication',
  it: 'finito_con_app',
  es: 'finalizado_app',
}

export const OVERVIEW_WORD: Record<Language, string> = {
  nl: 'overzicht',
  en: 'overview',
  de: 'ueberblick',
  fr: 'apercu',
  it: 'panoramica',
  es: 'resumen',
}

export const ACCESSIBILITY_WORD: Record<Language, string> = {
  nl: 'toegankelijkheid',
  en: 'accessibility',
  de: 'barrierefreiheit',
  fr: 'accessibilite',
  it: 'accessibilita',
  es: 'accesibilidad',
}

/** Where the shop sees its orders. */
export const SHOP_WORD: Record<Language, string> = {
  nl: 'winkel',
  en: 'shop',
  de: 'geschaeft',
  fr: 'boutique',
  it: 'negozio',
  es: 'tienda',
}

export const EDIT_WORD: Record<Language, (typeof EDIT_WORDS)[number]> = {
  nl: 'edit',
  en: 'edit',
  de: 'edit',
  fr: 'editer',
  it: 'modifica',
  es: 'editar',
}

export const ERROR_WORD: Record<Language, (typeof ERROR_WORDS)[number]> = {
  nl: 'fout',
  en: 'error',
  de: 'fehler',
  fr: 'erreur',
  it: 'errore',
  es: 'error',
}
