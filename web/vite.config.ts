import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { gameIcons } from './plugins/icons.ts'
import { notices } from './plugins/notices.ts'
import { preview } from './plugins/preview.ts'
import { rulebook } from './plugins/rulebook.ts'

/** Where `npm run dev` finds a running house: `petteia serve` says its address. */
const house = process.env.PETTEIA_HOUSE ?? 'http://127.0.0.1:8642'

export default defineConfig({
  plugins: [gameIcons(), notices(), preview(), rulebook(), svelte()],
  build: {
    outDir: '../petteia/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // The house forbids inline scripts and styles and allows data: for pictures only.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    // The house answers its own pages only (petteia/server/http/middleware.py): requests go to it as if they came from there.
    proxy: { '/api': { target: house, ws: true, changeOrigin: true, headers: { origin: new URL(house).origin } } },
  },
  // On a busy machine what takes one second takes ten: nothing here is a measurement.
  // What is read once for all files, in one process, is half of the processor's time; no file changes what others import.
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000, isolate: false, maxWorkers: 1 },
})
