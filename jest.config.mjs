import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const shared = {
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testRegex: '\\.test\\.tsx?$',
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.local'],
}
const apart = [
  '/node_modules/',
  '<rootDir>/e2e/',
  '<rootDir>/supabase/functions/',
  '<rootDir>/.next',
  '<rootDir>/.local/',
]
const backend = ['<rootDir>/supabase/', '<rootDir>/proofs/']

/** Two kinds of tests: `unit` needs neither a backend nor a browser, `backend` starts databases and servers. */
const projects = [
  {
    ...shared,
    displayName: 'unit',
    testEnvironment: 'jsdom',
    testPathIgnorePatterns: [...apart, ...backend],
  },
  {
    ...shared,
    displayName: 'backend',
    testEnvironment: 'node',
    roots: backend,
    testPathIgnorePatterns: apart,
  },
]

/** @returns {Promise<import('jest').Config>} */
export default async function config() {
  const withNext = projects.map((project) => nextJest({ dir: './' })(project)())
  return {
    projects: await Promise.all(withNext),
    // Real databases start in some of them, on machines that may be busy.
    testTimeout: 30_000,
    maxWorkers: 2,
  }
}
