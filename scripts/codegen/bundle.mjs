import { bundle, createConfig } from '@redocly/openapi-core'
import { componentName } from './contract-files.mjs'

const OWN_KEYS = ['x-path', 'x-method']

/** One self-contained document: every shared file becomes a component with its file's name in PascalCase. */
export async function bundleContract(rootFile) {
  const result = await bundle({ ref: rootFile, config: await createConfig({}) })
  const faults = result.problems.filter((problem) => problem.severity === 'error')
  if (faults.length)
    throw new Error(
      faults.map((fault) => `${fault.location[0]?.source.absoluteRef ?? rootFile}: ${fault.message}`).join('\n'),
    )
  return tidy(result.bundle.parsed)
}

function tidy(doc) {
  const renamed = rename(doc)
  for (const item of Object.values(renamed.paths))
    for (const operation of Object.values(item)) for (const key of OWN_KEYS) delete operation[key]
  for (const [kind, entries] of Object.entries(renamed.components))
    renamed.components[kind] = Object.fromEntries(
      Object.entries(entries)
        .map(([name, value]) => [kind === 'securitySchemes' ? name : componentName(name), value])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  renamed.components = Object.fromEntries(Object.entries(renamed.components).sort(([a], [b]) => (a < b ? -1 : 1)))
  return renamed
}

function rename(node) {
  if (Array.isArray(node)) return node.map(rename)
  // Not only `$ref`: a discriminator's mapping refers to components too.
  if (typeof node === 'string')
    return node.replace(
      /^#\/components\/(\w+)\/([\w-]+)$/,
      (_, kind, name) => `#/components/${kind}/${componentName(name)}`,
    )
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rename(value)]))
}
