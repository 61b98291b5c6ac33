/** As far as the contract's schemas use JSON Schema. */
export interface SampledSchema {
  type?: string | undefined
  const?: unknown
  enum?: unknown[] | undefined
  anyOf?: SampledSchema[] | undefined
  oneOf?: SampledSchema[] | undefined
  allOf?: SampledSchema[] | undefined
  properties?: Record<string, unknown> | undefined
  items?: unknown
  minItems?: number | undefined
  minimum?: number | undefined
  format?: string | undefined
  $ref?: string | undefined
  $defs?: Record<string, unknown> | undefined
}

/** A value that a schema allows: first enum value or variant, all optional properties, references resolved. */
export function sampleOf(schema: unknown, root: unknown = schema): unknown {
  const node = schema as SampledSchema
  if (node.$ref !== undefined) return sampleOf(followed(node.$ref, root), root)
  if ('const' in node) return node.const
  if (node.enum) return node.enum[0]
  const [choice] = node.anyOf ?? node.oneOf ?? []
  if (choice !== undefined) return sampleOf(choice, root)
  if (node.allOf) return Object.assign({}, ...node.allOf.map((part) => sampleOf(part, root)))
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(node.properties ?? {}).map(([name, value]) => [name, sampleOf(value, root)]),
      )
    case 'array':
      return Array.from({ length: node.minItems ?? 0 }, () => sampleOf(node.items, root))
    case 'integer':
    case 'number':
      return Math.max(1, node.minimum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return textOf(node.format)
    default:
      return null
  }
}

function textOf(format: string | undefined): string {
  if (format === 'uuid') return crypto.randomUUID()
  if (format === 'date-time') return new Date().toISOString()
  return format === 'uri' ? 'https://example.com/' : 'Sample'
}

const followed = (pointer: string, root: unknown): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], root)
