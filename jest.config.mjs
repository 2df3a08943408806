import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testRegex: '\\.test\\.tsx?$',
  // Real databases start in some of them, on machines that may be busy.
  testTimeout: 30_000,
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/e2e/',
    '<rootDir>/supabase/functions/',
    '<rootDir>/.next',
    '<rootDir>/.local/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.local'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  maxWorkers: 2,
}

export default nextJest({ dir: './' })(config)
