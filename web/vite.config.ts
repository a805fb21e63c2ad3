import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const table = { target: 'http://127.0.0.1:8000', ws: true }

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
    license: { fileName: 'licenses.md' },
  },
  // `make dev` runs the table beside it.
  server: { proxy: { '/api': table } },
  test: { include: ['src/**/*.test.ts'], isolate: false },
})
