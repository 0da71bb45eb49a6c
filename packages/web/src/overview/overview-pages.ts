/** What somebody has, and what they leave: one file of script, since both show collages the same way. */
export { FinishedPage } from './finished-page.tsx'
export { OverviewScreen } from './overview-screen.tsx'
