import { escapeHtml } from '@collagerie/core/xml'
import type { MailContent, MailPart } from './mail-content.ts'

interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Plain text on white: mail programs bring their own colours, in the dark too. */
const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5'

/** A mail in two forms: as text, and as HTML without pictures, scripts or anything to fetch. */
export function writeMail({ language, subject, parts }: MailContent, shopName: string): WrittenMail {
  const all: readonly MailPart[] = shopName === '' ? parts : [...parts, shopName]
  const title = oneLine(subject)
  const body = all.map(asHtml).join('')
  const page = `<body style="margin:0;padding:24px"><div style="max-width:560px;${FONT}">${body}</div></body>`
  return {
    subject: title,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>${page}</html>`,
  }
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return oneLine(part)
  if ('link' in part) return `${oneLine(part.label)}:\n${part.link}`
  return part.facts.map(([name, value]) => `${oneLine(name)}: ${oneLine(value)}`).join('\n')
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${lineHtml(part)}</p>`
  if ('link' in part)
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.link)}">${lineHtml(part.label)}</a></p>`
  const rows = part.facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="padding:0 16px 4px 0;text-align:left;font-weight:normal">${lineHtml(name)}</th><td style="padding:0 0 4px"><strong>${lineHtml(value)}</strong></td></tr>`,
  )
  return `<table style="margin:0 0 16px;border-collapse:collapse;${FONT}">${rows.join('')}</table>`
}

const lineHtml = (text: string) => escapeHtml(oneLine(text))

/** Keeps any name from starting a new line or reversing the text around it. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
}
