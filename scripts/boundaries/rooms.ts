/**
 * The rooms of each package, the folders directly under its `src`, from the roof down to the ground. A room imports
 * only rooms below it, types included; a file directly in `src` stands above them all.
 */
export const ROOM_ORDER: Readonly<Record<string, readonly string[]>> = {
  'packages/web': [
    // starts, and shows the screens
    'app',
    // the screens around the editor, and the editor
    'shop',
    'checkout',
    'overview',
    'editor',
    // what becomes of a collage
    'saving',
    // the two screens before the editor
    'template',
    'catalogue',
    // designs for the photos at hand
    'suggesting',
    // the collage at hand, and what this browser keeps of it
    'drafts',
    'document',
    // the piece as an object and on a wall
    'hanging',
    // what a collage is made of
    'photos',
    'painting',
    'writing',
    'account',
    'order',
    // what every room uses
    'shell',
    'calls',
    'navigation',
    'language',
    'analytics',
    'ui',
  ],
  'packages/core': [
    'testing',
    'hanging',
    'saving',
    'suggesting',
    'quality',
    'edit',
    'choice',
    'collage',
    'placement',
    'photo',
    'effects',
    'designs',
    'template',
    'catalogue',
    'order',
    'delivery',
    'prices',
    'account',
    'text',
    'colour',
    'format',
    'art',
    'shapes',
    'handling',
    'xml',
    'result',
    'geometry',
  ],
  'packages/painter': ['testing', 'node', 'hanging', 'seen', 'paint', 'plan', 'platform'],
  'packages/protocol': [],
  'packages/print': [
    'testing',
    'commands',
    'render',
    'preflight',
    'sheets',
    'raster',
    'photos',
    'pdf',
    'text',
    'content',
    'colour',
    'job',
  ],
  'packages/server': [
    // run the whole server, in tests alone
    'hostile',
    'testing',
    // the command line
    'commands',
    // a whole shop from one place to another
    'carry',
    // a room per subject
    'upkeep',
    'health',
    'metrics',
    'webhooks',
    'shop',
    'social',
    'printing',
    'orders',
    'collages',
    'photos',
    'quotes',
    'pictures',
    'quota',
    'delivery',
    'prices',
    'shop-folder',
    'catalogue',
    'accounts',
    'mail',
    // the web app's page, and files beside it
    'pages',
    // what every room uses
    'http',
    'jobs',
    'storage',
    'config',
    'tracing',
    'turns',
  ],
}
