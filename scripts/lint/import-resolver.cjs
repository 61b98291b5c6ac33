// Resolves `#src/…` and relative imports for ESLint's boundary rules; everything else is a package.
const { existsSync } = require('node:fs')
const { dirname, join, resolve } = require('node:path')

const ROOT = join(__dirname, '..', '..')

exports.interfaceVersion = 2

exports.resolve = (source, file) => {
  const [path = ''] = source.split('?')
  const target = path.startsWith('#')
    ? join(ROOT, path.slice(1))
    : path.startsWith('.')
      ? resolve(dirname(file), path)
      : null
  return target && existsSync(target) ? { found: true, path: target } : { found: false }
}
