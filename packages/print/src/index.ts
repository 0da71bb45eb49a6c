export { PrintFailure, type PrintFailureCode } from './job/print-failure.ts'
export { DEFAULT_SETTINGS, type PrintedFile, type PrintJob, type PrintSettings } from './job/print-job.ts'
export { renderPrint } from './render-print.ts'
