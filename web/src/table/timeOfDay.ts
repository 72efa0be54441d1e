/** The hour and minute of a moment, with the day where it was not today, as people of a language write it. */
export function hour(at: number, language: string, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  const how: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    ...(today ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
  }
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, how).format(at)
}
