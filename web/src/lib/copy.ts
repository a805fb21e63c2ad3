/** In a local network, without HTTPS, a browser lends a page no clipboard: then the old way. */
export async function copy(text: string): Promise<void> {
  if (isSecureContext) {
    await navigator.clipboard.writeText(text)
    return
  }
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without HTTPS
  document.execCommand('copy')
  field.remove()
}
