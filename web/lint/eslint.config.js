import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import house from '../svelte.config.js'

/** What the compiler does not see: names never used, promises of style that a reader counts on. Layout is Prettier's. */
export default ts.config(
  { ignores: ['**/node_modules', 'fixtures', 'public', 'src/server/wire.ts', 'src/boards/*/rules.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The compiler knows names better, types included.
      'no-undef': 'off',
      // A space between two elements is written as one, where the layout would lose it.
      'svelte/no-useless-mustaches': 'off',
      // Lists that never change their order need no key, and a Map that lives for one call need not be watched.
      'svelte/require-each-key': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/prefer-writable-derived': 'off',
      // svelte-check asks for these notes where this plugin's own reading does not.
      'svelte/no-unused-svelte-ignore': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "SvelteElement[kind='html'][name.name!='iframe'] > SvelteStartTag > :matches(SvelteAttribute, SvelteShorthandAttribute)[key.name='title']",
          message: 'A title is never seen on a phone or with the keyboard: data-tip is (boards/kit/Tooltip.svelte).',
        },
      ],
      'max-lines': ['error', { max: 720, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: house } },
  },
)
