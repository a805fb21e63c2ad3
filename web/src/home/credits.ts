/** What is said of those who made a game, as far as it names them; null: it names nobody. */
export function creditOf(credits: Record<string, string>): {
  key: string
  params: Record<string, string>
} | null {
  const { design, publisher, 'published game': original } = credits
  if (design) return { key: 'page-credits', params: { design } }
  if (!original || !publisher) return null
  return { key: 'page-credits-after', params: { original, publisher } }
}
