/** A space at which no line ends. */
const NEXT = '\u00a0'

/** Short words go with the next one, numbers with what they count, a dash with the last: as
 * `text/typography.py` does, for the terminal. */
const RULES: Record<string, [RegExp, string][]> = {
  cs: [
    [/(?<![^\s(„«])([kKsSvVzZoOuUaAiI]) (?=\S)/g, `$1${NEXT}`],
    [/(\d) (?=[a-zA-ZÀ-ž%])/g, `$1${NEXT}`],
    [/(?<![^\s(„«])(č\.) (?=\S)/g, `$1${NEXT}`],
  ],
  ru: [
    [/(?<![^\s(„«])([а-яА-ЯёЁ]{1,2}) (?=\S)/g, `$1${NEXT}`],
    [/(\d) (?=[а-яА-ЯёЁ%])/g, `$1${NEXT}`],
    [/(№|ед\.) (?=\S)/g, `$1${NEXT}`],
    [/ —/g, `${NEXT}—`],
  ],
}

/** The text with spaces that hold together what belongs together. */
export function typeset(text: string, language: string): string {
  return (RULES[language] ?? []).reduce(
    (done, [pattern, replacement]) => done.replace(pattern, replacement),
    text,
  )
}
