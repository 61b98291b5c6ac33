import { readFileSync } from 'node:fs'
import ts from 'typescript'

type Schema = Record<string, unknown>

/** Names every model that there is. */
const published = readFileSync(
  new URL('../../node_modules/@fal-ai/client/src/types/endpoints.d.ts', import.meta.url),
  'utf8',
)

export const isPublished = (model: string): boolean => published.includes(`    "${model}": {`)

/** Bounds, which types cannot say, as the models' documents have them. */
const BOUNDS: Readonly<Record<string, Schema>> = {
  upscale_factor: { minimum: 1, maximum: 10 },
  music_length_ms: { minimum: 3_000, maximum: 600_000 },
}

/** What fal publishes of a model, as far as the types of `@fal-ai/client` say it; null where it has no such model. */
export function documentOf(model: string): Schema | null {
  const [, input = '', output = ''] =
    new RegExp(`^ {4}"${model}": \\{\\s+input: (\\w+);\\s+output: (\\w+);`, 'mu').exec(published) ?? []
  if (input === '') return null
  const schemas: Record<string, Schema> = {}
  for (const name of [input, output]) addSchema(schemas, name)
  const body = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  })
  return {
    openapi: '3.0.4',
    info: { title: `Queue OpenAPI for ${model}`, version: '1.0.0', 'x-fal-metadata': { endpointId: model } },
    components: { schemas },
    paths: {
      [`/${model}/requests/{request_id}/status`]: {
        get: { responses: { 200: { description: 'The request status.' } } },
      },
      [`/${model}`]: { post: { requestBody: { required: true, ...body(input) } } },
      [`/${model}/requests/{request_id}`]: { get: { responses: { 200: { description: 'Result', ...body(output) } } } },
    },
    servers: [{ url: 'https://queue.fal.run' }],
  }
}

/** Only what is asked for is parsed: the file has 50,000 lines. */
function addSchema(schemas: Record<string, Schema>, name: string): void {
  if (name in schemas) return
  const start = published.search(new RegExp(`^export (?:type|interface) ${name}\\b`, 'mu'))
  if (start < 0) throw new Error(`${name} is not published`)
  const end = published.indexOf('\nexport ', start)
  const [statement] = ts.createSourceFile(
    'type.d.ts',
    published.slice(start, end < 0 ? undefined : end),
    ts.ScriptTarget.ESNext,
  ).statements
  if (!statement || !(ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)))
    throw new Error(`${name} is no type`)
  schemas[name] = {}
  const schema = ts.isInterfaceDeclaration(statement)
    ? objectOf(statement.members, schemas)
    : schemaOf(statement.type, schemas)
  schemas[name] = schema
}

function objectOf(members: ts.NodeArray<ts.TypeElement>, schemas: Record<string, Schema>): Schema {
  const fields = members.filter(ts.isPropertySignature)
  const nameOf = ({ name }: ts.PropertySignature) =>
    ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => {
        const doc = ts.getJSDocCommentsAndTags(field).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        const description = doc.join(' ').replaceAll(/\s+/gu, ' ').trim()
        const [, usual] = /Default value: `([^`]*)`/u.exec(description) ?? []
        const schema = field.type ? schemaOf(field.type, schemas) : {}
        const own = { ...BOUNDS[nameOf(field)], ...(description !== '' && { description }), ...defaultOf(usual) }
        return [nameOf(field), '$ref' in schema ? { allOf: [schema], ...own } : { ...schema, ...own }]
      }),
    ),
    required: fields.filter(({ questionToken }) => !questionToken).map(nameOf),
  }
}

function defaultOf(text: string | undefined): Schema {
  try {
    return text === undefined ? {} : { default: JSON.parse(text) as unknown }
  } catch {
    return {}
  }
}

function schemaOf(type: ts.TypeNode, schemas: Record<string, Schema>): Schema {
  if (ts.isTypeLiteralNode(type)) return objectOf(type.members, schemas)
  if (ts.isLiteralTypeNode(type)) return literalOf(type.literal)
  if (ts.isArrayTypeNode(type)) return { type: 'array', items: schemaOf(type.elementType, schemas) }
  if (ts.isParenthesizedTypeNode(type)) return schemaOf(type.type, schemas)
  if (ts.isIntersectionTypeNode(type)) return { allOf: type.types.map((each) => schemaOf(each, schemas)) }
  if (ts.isUnionTypeNode(type)) return unionOf(type, schemas)
  if (ts.isTypeReferenceNode(type)) {
    const name = ts.isIdentifier(type.typeName) ? type.typeName.text : ''
    if (name === 'Array')
      return { type: 'array', items: type.typeArguments?.[0] ? schemaOf(type.typeArguments[0], schemas) : {} }
    if (name === 'Record' || name === 'Blob' || name === 'File') return { type: 'object' }
    addSchema(schemas, name)
    return { $ref: `#/components/schemas/${name}` }
  }
  if (type.kind === ts.SyntaxKind.StringKeyword) return { type: 'string' }
  // Types have no whole numbers.
  if (type.kind === ts.SyntaxKind.NumberKeyword) return { type: 'number' }
  return type.kind === ts.SyntaxKind.BooleanKeyword ? { type: 'boolean' } : {}
}

/** Files are passed as URLs; literals are one enum. */
function unionOf({ types }: ts.UnionTypeNode, schemas: Record<string, Schema>): Schema {
  const all = types.map((each) => schemaOf(each, schemas))
  const isFile = types.some(
    (each) => ts.isTypeReferenceNode(each) && ts.isIdentifier(each.typeName) && each.typeName.text === 'Blob',
  )
  if (isFile) return { type: 'string' }
  const literals = all.flatMap((each) => (Array.isArray(each['enum']) ? (each['enum'] as unknown[]) : []))
  const others = all.filter((each) => !('enum' in each))
  const choice = literals.length > 0 ? [{ type: typeof literals[0], enum: literals }] : []
  const [only, ...more] = [...others, ...choice]
  return only && more.length === 0 ? only : { anyOf: [...others, ...choice] }
}

function literalOf(literal: ts.LiteralTypeNode['literal']): Schema {
  if (ts.isStringLiteral(literal)) return { type: 'string', enum: [literal.text] }
  if (ts.isNumericLiteral(literal)) return { type: 'number', enum: [Number(literal.text)] }
  if (literal.kind === ts.SyntaxKind.NullKeyword) return { type: 'null' }
  return { type: 'boolean' }
}
