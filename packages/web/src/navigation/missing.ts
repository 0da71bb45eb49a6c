/** The history entry of a visitor who followed a link to a missing template. */
export const TEMPLATE_MISSING = 'template-missing'

/** The history entry of a visitor who followed a link to a missing page. */
export const PAGE_MISSING = 'page-missing'
