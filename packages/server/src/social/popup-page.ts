import type { Language } from '@collagerie/core/catalogue'
import { escapeHtml } from '@collagerie/core/xml'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { FOR_A_WHILE } from '../http/cache-times.ts'

/** The pop-up's pages may run only one script of this server. */
const POPUP_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const STYLE_PATH = '/api/social/popup.css'
const SCRIPT_PATH = '/api/social/redirect.js'

export interface PopupPage {
  readonly language: Language
  readonly title: string
  /** HTML with everything from outside escaped. */
  readonly body: string
  /** Whether there is a code for the opening window, or the pop-up only closes. */
  readonly outcome?: 'returned' | 'refused'
}

/** Lets the service's pages and these keep their link to the opening window. */
export function keepOpener(reply: FastifyReply): FastifyReply {
  return reply.header('cross-origin-opener-policy', 'unsafe-none')
}

export function sendPopupPage(reply: FastifyReply, { language, title, body, outcome }: PopupPage): FastifyReply {
  const script = outcome ? `<script src="${SCRIPT_PATH}" defer></script>` : ''
  return keepOpener(reply)
    .headers({ 'content-security-policy': POPUP_POLICY, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${STYLE_PATH}">${script}</head>` +
        `<body data-outcome="${outcome ?? ''}"><main>${body}</main></body></html>`,
    )
}

export function registerPopupFiles(app: FastifyInstance): void {
  const files = [
    { path: STYLE_PATH, type: 'text/css; charset=utf-8', content: STYLE },
    { path: SCRIPT_PATH, type: 'text/javascript; charset=utf-8', content: SCRIPT },
  ]
  for (const { path, type, content } of files) {
    app.get(path, { config: { access: 'public' } }, (_request, reply) =>
      reply.header('cache-control', FOR_A_WHILE).type(type).send(content),
    )
  }
}

/** The opening page has the same origin, and no other may get the code. */
const SCRIPT = `const code = new URLSearchParams(location.search).get('code')
if (document.body.dataset.outcome === 'returned' && code && window.opener) {
  window.opener.postMessage(code, location.origin)
}
window.close()
`

const STYLE = `@font-face {
  font-family: Jost;
  src: url("/webassets/fonts/jost-latin-400-normal.woff2") format("woff2");
}
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1f1d1a; --muted: #6b665e; --edge: #8b8478; --accent: #b4532a; --on-accent: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1a18; --ink: #f3efe7; --muted: #b8b0a4; --edge: #8d867b; --accent: #e08a5b; --on-accent: #1b1a18; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 Jost, "Century Gothic", system-ui, sans-serif; }
main { display: grid; gap: 16px; padding: 32px 24px; }
h1 { margin: 0; font-size: 22px; font-weight: 500; line-height: 1.15; }
p { margin: 0; }
small { color: var(--muted); font-size: 15px; }
label { display: grid; gap: 4px; font-size: 15px; }
input, button { min-height: 44px; box-sizing: border-box; font: inherit; }
input { padding: 8px 12px; border: 1px solid var(--edge); border-radius: 10px; background: transparent; color: inherit; }
form, .choice { display: grid; gap: 12px; }
button { padding: 8px 24px; border: 1px solid var(--edge); border-radius: 999px; background: transparent; color: inherit; cursor: pointer; }
button.main { border-color: transparent; background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`
