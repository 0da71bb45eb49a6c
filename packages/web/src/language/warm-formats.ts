/**
 * The first formatted number takes a browser as long as a whole screen, since it looks up the language's rules. This
 * runs while the page's other scripts load, each lookup in its own task. The server has written down this browser's
 * last language.
 */
const { lang } = document.documentElement
setTimeout(() => new Intl.PluralRules(lang).select(1))
setTimeout(() => new Intl.NumberFormat(lang).format(1))
