export const SIDE_MENU_ID = 'editor-menu'
