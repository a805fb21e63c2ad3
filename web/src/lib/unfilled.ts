/** What a browser would say of a field that is not filled in, in the words of the page: its own follow its own language. */
export function unfilled(words: () => string) {
  return (field: HTMLInputElement): (() => void) => {
    const tell = () => {
      field.setCustomValidity(words())
    }
    const hush = () => {
      field.setCustomValidity('')
    }
    field.addEventListener('invalid', tell)
    field.addEventListener('input', hush)
    return () => {
      field.removeEventListener('invalid', tell)
      field.removeEventListener('input', hush)
    }
  }
}
