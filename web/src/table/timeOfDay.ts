/** The hour and minute of a moment, with the date if it was not today, in the format of a language. */
export function hour(at: number, language: string, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  const how: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    ...(today ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
  }
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, how).format(at)
}
