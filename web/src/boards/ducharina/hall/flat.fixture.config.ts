import { defineConfig } from 'vite'

/** What a test runs in a browser beside the page: `vite build --config … --outDir …`. */
export default defineConfig({
  build: {
    lib: { entry: 'src/boards/ducharina/hall/flat.fixture.ts', formats: ['iife'], name: 'flat', fileName: 'flat' },
    minify: false,
  },
})
