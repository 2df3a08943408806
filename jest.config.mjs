import nextJest from 'next/jest.js'

/** @param {import('jest').Config} config the settings of one of the two projects */
const project = async (config) => ({
  ...(await nextJest({ dir: './' })({
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.local'],
    testRegex: '\\.test\\.tsx?$',
    ...config,
  })()),
  // It is an ES module alone.
  transformIgnorePatterns: ['/node_modules/(?!gettext-parser/)', '^.+\\.module\\.(css|sass|scss)$'],
})

/** Tests in these folders may start a backend; all others need nothing else. */
const backend = ['<rootDir>/supabase/', '<rootDir>/e2e/', '<rootDir>/tools/']
const elsewhere = [
  '/node_modules/',
  '<rootDir>/supabase/functions/',
  ...(process.env.TESTS === 'day' ? ['\\.night\\.test\\.ts$'] : []),
]

export default async () => ({
  maxWorkers: 2,
  // Real databases start in some, on machines that may be busy. Jest does not take it from a project.
  testTimeout: 120_000,
  projects: [
    await project({
      displayName: 'unit',
      // Tests that draw or need a browser's storage name jsdom themselves.
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      testPathIgnorePatterns: [...elsewhere, ...backend],
    }),
    await project({
      displayName: 'backend',
      testEnvironment: 'node',
      roots: backend,
      testPathIgnorePatterns: elsewhere,
    }),
  ],
})
