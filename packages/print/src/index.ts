export { PrintFailure } from './job/print-failure.ts'
export { DEFAULT_SETTINGS, type PrintJob, type PrintSettings } from './job/print-job.ts'
export { preflight } from './preflight/preflight.ts'
export { renderPrint } from './render/render-print.ts'
