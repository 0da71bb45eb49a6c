/** The locale dates are written in. Our English is spelled as in Britain, so its day comes before its month. */
export function datesIn(language: string): string {
  return language === 'en' ? 'en-GB' : language
}
