/** A day and its hour, as they are written in a language; `seconds` as the server counts them. */
export function dayAndHour(seconds: number, language: string): string {
  const written = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(written, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
}
