import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
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
