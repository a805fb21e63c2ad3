import { defineConfig } from 'vite'

/** What a test runs in a browser beside the page: `vite build --config … --outDir …`. */
export default defineConfig({
  build: {
    lib: { entry: 'src/lib/sounds/rendered.fixture.ts', formats: ['iife'], name: 'sounds', fileName: 'sounds' },
    minify: false,
  },
})
