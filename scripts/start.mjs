import { build } from './build.mjs'
import { endWithParent } from './end-with-parent.mjs'

endWithParent()
await build()
// In this very process, so that signals reach the server itself.
process.setSourceMapsEnabled(true)
await import('../packages/server/dist/main.js')
