import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'

/** app -> components -> lib, and nothing back; only lib/content reads content/. */
const directions = [
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
    except: ['./functions/send-contact-form/contract.json', './functions/send-contact-form/examples.json'],
    message: 'the app and the function share the contract of a submission and its examples, nothing else',
  },
  { target: ['./app', './components'], from: './supabase', message: 'reach the backend through lib' },
  {
    target: './supabase/functions',
    from: ['./app', './components', './lib'],
    message: 'the function is deployed alone',
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
      'import/no-restricted-paths': ['error', { zones: directions }],
    },
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: ['next/link', 'next/image', 'next/script'], patterns: ['**/content/*.yaml', 'node:fs*'] },
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
