import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const table = { target: 'http://127.0.0.1:8000', ws: true }

/** What every page needs, and what every board needs: one file each, with its styles, not a dozen. */
const groups = [
  { name: 'base', test: /node_modules\/(svelte|clsx|esm-env|@fluent)\/|src\/lib\/(messages|say|settings|typography)|src\/parts\/[Ff]aces?\./, priority: 1 },
  { name: 'parts', test: /src\/(boards\/parts|lib\/sounds\/(player|synth|recipes))/ },
]

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/spiritboard/server/page',
    emptyOutDir: true,
    // The server allows scripts and styles from files of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server names in the first lines of a page what it will need.
    manifest: 'manifest.json',
    rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
    license: { fileName: 'licenses.md' },
  },
  // `make dev` runs the table beside it.
  server: { proxy: { '/api': table } },
  test: { include: ['src/**/*.test.ts'], isolate: false },
})
