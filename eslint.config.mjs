import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import checkFile from 'eslint-plugin-check-file'
import { defineConfig, globalIgnores } from 'eslint/config'
import { noBareText } from './tools/suite/no-bare-text.mjs'

const hookRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => rule.startsWith('react-hooks/'))

/** Code that is quick to write and slow to read. */
const clever = [
  {
    selector: 'SpreadElement > :matches(ObjectExpression, ArrayExpression)',
    message: 'Write its parts where they go.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]',
    message: 'Declare each on its own.',
  },
  {
    selector: 'MemberExpression[computed=true] > ObjectExpression.object',
    message: 'Give the table a name.',
  },
]

export default defineConfig([
  globalIgnores(['.next*/**', '.local/**', 'next-env.d.ts', 'public/**']),
  ...next,
  ...typescript,
  // Next's rules leave out folders of this name, as if they were output.
  globalIgnores(['!build/**']),
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // Soft navigation would need the framework before the first intent; plain links with speculation rules do not.
      '@next/next/no-html-link-for-pages': 'off',
      // next/image writes a style attribute, which the policy blocks; pictures are plain <picture>.
      '@next/next/no-img-element': 'off',
      // The same line then works in Next, Node, Deno, Jest and Playwright.
      'import/extensions': ['error', 'ignorePackages'],
      'no-restricted-imports': ['error', { patterns: ['@/*'] }],
      'no-nested-ternary': 'error',
      'no-restricted-syntax': ['error', ...clever],
    },
  },
  {
    plugins: { 'check-file': checkFile },
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    plugins: { house: { rules: { 'no-bare-text': noBareText } } },
    files: ['app/**', 'components/**'],
    ignores: ['**/*.test.*'],
    rules: { 'house/no-bare-text': 'error' },
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['next/link', 'next/image', 'next/script'],
          patterns: ['@/*', '**/content/*.yaml', 'node:fs*'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...clever,
        {
          selector: 'JSXOpeningElement[name.name="option"]:not(:has(JSXAttribute[name.name="value"]))',
          message: 'A translator changes its text: give it a value.',
        },
      ],
      'react/forbid-dom-props': ['error', { forbid: ['style'] }],
      'react/forbid-component-props': ['error', { forbid: ['style'] }],
    },
  },
  {
    files: ['**/*.{spec,test}.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...clever,
        {
          selector: 'CallExpression[callee.name="test"] > Literal[value=/^(?!.{0,90}( @\\w+)*$)/]',
          message: 'A test proves one fact: say it in 90 characters.',
        },
      ],
    },
  },
  {
    files: ['components/**'],
    ignores: ['**/*.test.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // It only fills in words that it gets.
              regex: '/lib/content/(?!fill\\.ts$)',
              allowTypeImports: true,
              message: 'the route reads the words and hands them down as props',
            },
          ],
        },
      ],
    },
  },
  { files: ['app/\\[...path\\]/route.ts'], rules: { 'no-restricted-imports': 'off' } },
  // There are no components, and the rules of hooks would compile each file; `use` is Playwright's word here, not React's.
  {
    files: ['{browser,build,e2e,server,supabase,tools}/**'],
    rules: Object.fromEntries(hookRules.map((rule) => [rule, 'off'])),
  },
  // The inline scripts know no router.
  {
    files: ['browser/page-script/*.ts'],
    rules: { '@next/next/no-location-assign-relative-destination': 'off' },
  },
  { files: ['*.config.mjs'], rules: { 'import/no-anonymous-default-export': 'off' } },
])
