import { type JsonObject, componentName, isObject } from './contract-files.ts'
import { bundleFiles } from './redocly-bundle.mjs'

/** The bundled contract: paths → methods → operations, components by kind and name. */
export interface Contract extends JsonObject {
  paths: Record<string, Record<string, JsonObject>>
  components: Record<string, Record<string, JsonObject>>
}

/** One self-contained document: every shared file becomes a component with its file's name in PascalCase. */
export async function bundleContract(rootFile: string): Promise<Contract> {
  const { document, faults } = await bundleFiles(rootFile)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const doc = withComponentNames(document)
  if (!isContract(doc)) throw new Error(`${rootFile}: has no paths or no components`)
  for (const item of Object.values(doc.paths))
    for (const operation of Object.values(item)) {
      // An operation's path is its place in the bundle.
      delete operation['x-path']
      delete operation['x-method']
    }
  doc.components = sorted(
    Object.entries(doc.components).map(([kind, entries]) => [
      kind,
      kind === 'securitySchemes' ? entries : renamed(entries),
    ]),
  )
  return doc
}

const isContract = (doc: unknown): doc is Contract => isObject(doc) && isObject(doc.paths) && isObject(doc.components)

const sorted = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))

const renamed = (entries: Record<string, JsonObject>) =>
  sorted(Object.entries(entries).map(([name, value]) => [componentName(name), value]))

function withComponentNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withComponentNames)
  // Not only `$ref`: a discriminator's mapping refers to components too.
  if (typeof node === 'string')
    return node.replace(
      /^#\/components\/(\w+)\/([\w-]+)$/,
      (_, kind: string, name: string) => `#/components/${kind}/${componentName(name)}`,
    )
  if (!isObject(node)) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withComponentNames(value)]))
}
