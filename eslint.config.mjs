import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import checkFile from 'eslint-plugin-check-file'
import { defineConfig, globalIgnores } from 'eslint/config'

const tests = ['**/*.test.*', 'e2e/**', 'supabase/tests/**']

/** Which folder may know which (docs/architecture.md). Tests import from everywhere. */
const directions = [
  {
    target: ['./app', './components', './lib', './middleware.ts'],
    from: ['./delivery', './scripts', './proofs', './studio', './e2e'],
    // Runs on the server behind addresses that no page has.
    except: ['./next-output/not-found-page.ts'],
    message: 'the site knows nothing of how it is delivered, run or tested',
  },
  { target: './components', from: './app', message: 'components take props; routes name them' },
  {
    target: './lib',
    from: ['./app', './components'],
    message: 'lib holds rules and data and knows no looks',
  },
  { target: './components/ui', from: ['./components/!(ui)/**/*'], message: 'ui knows no domain' },
  {
    target: './lib',
    from: './supabase',
    except: [
      './functions/_shared/contract.ts',
      './functions/_shared/address.ts',
      './functions/_shared/file-kind.ts',
      './functions/_shared/lead-header.ts',
      './functions/send-contact-form/examples.ts',
    ],
    message:
      'the app and the functions share the contract of a submission, its examples, its header, how addresses are counted and what a file is',
  },
  { target: ['./app', './components'], from: './supabase', message: 'reach the backend through lib' },
  {
    target: './supabase/functions',
    from: ['./app', './components', './lib', './delivery'],
    message: 'the function is deployed alone',
  },
  {
    target: './supabase/local',
    from: ['./app', './components', './lib', './delivery', './scripts', './proofs'],
    message: 'the embedded backend knows nothing of the site in front of it',
  },
  {
    target: './delivery',
    from: ['./app', './components', './scripts', './proofs', './e2e', './studio'],
    message: 'delivery works on what the build made; it may use lib',
  },
  {
    target: './scripts',
    from: ['./app', './components', './e2e', './studio'],
    message: 'a command is one thin file',
  },
  {
    target: [
      './scripts',
      './delivery',
      './supabase/local',
      './supabase/functions',
      './proofs/!(bench|torture)/**/*',
    ],
    from: ['./e2e', './supabase/tests'],
    message: 'nothing imports from tests',
  },
]

export default defineConfig([
  globalIgnores(['.next*/**', '.local/**', 'next-env.d.ts', 'public/**']),
  ...next,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // Soft navigation would need the framework before the first intent; plain links with speculation rules do not.
      '@next/next/no-html-link-for-pages': 'off',
      // next/image writes a style attribute, which the policy blocks; pictures are plain <picture>.
      '@next/next/no-img-element': 'off',
      'import/no-cycle': ['error', { ignoreExternal: true }],
      // The same line then works in Next, Node, Deno, Jest and Playwright.
      'import/extensions': ['error', 'ignorePackages'],
      'no-restricted-imports': ['error', { patterns: ['@/*'] }],
    },
  },
  { ignores: tests, rules: { 'import/no-restricted-paths': ['error', { zones: directions }] } },
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
      'react/forbid-dom-props': ['error', { forbid: ['style'] }],
      'react/forbid-component-props': ['error', { forbid: ['style'] }],
    },
  },
  { files: ['app/\\[...path\\]/route.ts'], rules: { 'no-restricted-imports': 'off' } },
  // `use` is Playwright's and the tests' own word there, not React's.
  { files: ['e2e/**', 'proofs/**', 'supabase/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // The inline scripts know no router.
  {
    files: ['delivery/page-script/*.ts'],
    rules: { '@next/next/no-location-assign-relative-destination': 'off' },
  },
  { files: ['*.config.mjs'], rules: { 'import/no-anonymous-default-export': 'off' } },
])
