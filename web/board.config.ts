/** Builds a board from outside, by `python web/build.py --board`: one module that the house serves as it is. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gameIcons } from './plugins/icons.ts'

const { PETTEIA_BOARD: entry = '', PETTEIA_BOARD_INTO: outDir = '' } = process.env

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  publicDir: false,
  build: {
    lib: { entry, formats: ['es'], fileName: () => 'board.js', cssFileName: 'board' },
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    // One file, and nothing in it that the house's policy forbids: it allows data: for pictures only.
    assetsInlineLimit: (file) => (/\.(svg|png|jpe?g|webp)$/.test(file) ? true : false),
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: false }, checks: { pluginTimings: false } },
  },
})
