import lock from './package-lock.json' with { type: 'json' }

type Package = { version?: string; optionalDependencies?: Record<string, string> }
const packages: Record<string, Package> = lock.packages

/** A package as Node finds it from `path`: in the nearest node_modules that has it. */
function found(name: string, path: string): Package | undefined {
  const here = packages[path ? `${path}/node_modules/${name}` : `node_modules/${name}`]
  return (
    here ?? (path ? found(name, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))) : undefined)
  )
}

test('the lock names the packages of every platform, each in the version that is asked for', () => {
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ path, name, version })),
  )
  expect(wanted.length).toBeGreaterThan(100)
  const missing = wanted.filter(({ path, name, version }) => {
    const there = found(name, path)
    return !there || (/^\d/.test(version) && there.version !== version)
  })
  expect(missing).toEqual([])
})
