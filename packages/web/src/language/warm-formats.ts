/**
 * The first number a page writes takes a browser as long as a whole screen, as it looks up how the language does so. This
 * runs while the page's other scripts are still on their way, each look in a task of its own. The server has written down
 * which language this browser had last.
 */
const { lang } = document.documentElement
setTimeout(() => new Intl.PluralRules(lang).select(1))
setTimeout(() => new Intl.NumberFormat(lang).format(1))
