export const TITLE_SLOT = 'txt1'
export const SUBTITLE_SLOT = 'txt2'

/** The hints of unwritten texts, in every language and every wording a sheet may contain. */
const DEFAULT_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  [TITLE_SLOT]: new Set([
    'votre titre',
    'uw titel',
    'je titel',
    'jouw titel',
    'your title',
    'ihr titel',
    'il suo titolo',
    'il tuo titolo',
    'tu título',
    'su título',
  ]),
  [SUBTITLE_SLOT]: new Set([
    'votre sous-titre',
    'uw ondertitel',
    'je ondertitel',
    'jouw ondertitel',
    'your subtitle',
    'ihr untertitel',
    'il suo sottotitolo',
    'il tuo sottotitolo',
    'tu subtítulo',
    'su subtítulo',
  ]),
}

/** Whether nobody wrote this: it is empty or a hint of some language, however its letters and blanks are coded. */
export function isDefaultText(slot: string, text: string): boolean {
  const words = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return words === '' || (Object.hasOwn(DEFAULT_WORDS, slot) && DEFAULT_WORDS[slot]?.has(words) === true)
}
