import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** The server to which a client under development speaks. */
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/speeltafel/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  // A busy machine takes long to load modules, and that is no fault.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
})
