/** Drawings that the build has made of our own lines: by name, without the ending. */
const FILES = import.meta.glob<string>('./drawn/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

export function drawing(name: string): string | null {
  return FILES[`./drawn/${name}.webp`] ?? null
}
