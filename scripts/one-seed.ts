// Properties are tried with the same inputs in every run, so that no change fails by chance;
// `npm run test:full` tries new ones each time, and a failure names the seed it was found with.
import fc from 'fast-check'

if (!process.env['TEST_FULL']) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 42 })
