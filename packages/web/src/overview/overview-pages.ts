/** The list of collages and the page after leaving: one script file, since both show collages in the same way. */
export { FinishedPage } from './finished-page.tsx'
export { OverviewScreen } from './overview-screen.tsx'
