/**
 * All that this browser stores in `localStorage` and `sessionStorage`, so that no two rooms take the same key. The keys
 * themselves stay as they are: browsers hold them.
 */
export const STORAGE_KEYS = {
  account: 'collagerie-account',
  aheadUploads: 'collagerie-quiet-uploads',
  checkout: 'collagerie-checkout',
  draft: 'collagerie-draft',
  formats: 'collagerie-formats',
  hasDrafts: 'collagerie-has-drafts',
  language: 'collagerie.language',
  leftDraft: 'collagerie-left-draft',
  materials: 'collagerie-materials',
  menuPutAway: 'collagerie.menu-put-away',
  ordered: 'collagerie-ordered',
  photos: 'collagerie-photos',
  textLeftOut: 'collagerie-text-left-out',
  touchHelp: 'collagerie.touch-help',
  unseenTold: 'collagerie.unseen-told',
} as const
