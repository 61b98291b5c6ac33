import { readFileSync } from 'node:fs'
import type { OperationId } from '#generated/server/operations.ts'
import { madeUpAnswer } from '#mocks/contract/made-up.ts'
import { type Random, pick, seededRandom } from './random.ts'
import { randomValue, type Schema } from './random-value.ts'

interface Reference {
  $ref: string
}
interface Example {
  value: unknown
}
interface Answer {
  content?: Record<string, { schema: Schema; examples?: Record<string, Example | Reference> }>
}
interface Operation {
  operationId: OperationId
  responses: Record<string, Answer | Reference>
}
interface ContractDocument {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, object>>
}

/**
 * `examples`: the contract's examples. `plausible`: answers of its generated handlers. `random`: anything it allows. `broken`: JSON
 * that violates it. `garbage`: no JSON at all.
 */
export type Manner = 'examples' | 'plausible' | 'random' | 'broken' | 'garbage'

export interface ContractAnswer {
  status: number
  /** The body as it is sent. */
  text: string
}

export interface AnswerRequest {
  manner: Manner
  seed: number
  /** Operations that always answer their first example, so that the page opens. */
  steady: readonly OperationId[]
  /** What an operation answers instead. */
  fixed?: Readonly<Record<string, unknown>>
  /** Operations that are never answered. */
  silent?: readonly string[]
}

/** The first example of an operation's answer, to be changed in one place. */
export function exampleOf(operationId: string): Record<string, unknown> {
  const operation = operations.find((each) => each.operation.operationId === operationId)?.operation
  const [, answer] = Object.entries(operation?.responses ?? {}).find(([status]) => status.startsWith('2')) ?? []
  const [example] = Object.values((answer && resolve(answer).content?.['application/json']?.examples) ?? {})
  if (!example) throw new Error(`${operationId} has no example`)
  return structuredClone(resolve<Example>(example).value) as Record<string, unknown>
}

const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as ContractDocument

function resolve<Node extends object>(node: Node | Reference): Node {
  if (!('$ref' in node) || node.$ref === undefined) return node as Node
  const [kind = '', name = ''] = node.$ref.replace('#/components/', '').split('/')
  return resolve(document.components[kind]?.[name] as Node)
}

const operations = Object.entries(document.paths)
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{[^}]*\}/g, '[^/]+')}$`),
      isFixed: !path.includes('{'),
      operation,
    })),
  )
  .sort((a, b) => Number(b.isFixed) - Number(a.isFixed))

/** The answer of a server that only knows the contract; undefined for a path that is no operation. */
export async function answerOf(
  method: string,
  path: string,
  options: AnswerRequest,
): Promise<ContractAnswer | 'never' | undefined> {
  const operation = operations.find((each) => each.method === method && each.pattern.test(path))?.operation
  if (!operation) return undefined
  const { operationId, responses } = operation
  if (options.silent?.includes(operationId)) return 'never'
  const [status, answer] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? []
  const content = answer && resolve(answer).content?.['application/json']
  if (status === undefined || !content) throw new Error(`${operationId} has no answer`)
  // Equal requests get equal answers, so that polling does not change the page.
  const random = seededRandom(`${options.seed} ${operationId} ${path}`)
  const examples = Object.values(content.examples ?? {}).map((example) => resolve<Example>(example).value)
  const make = async (): Promise<unknown> => {
    const fixed = options.fixed?.[operationId]
    if (fixed !== undefined) return fixed
    if (options.steady.includes(operationId) || options.manner === 'examples') return examples[0]
    if (options.manner === 'plausible') {
      const request = new Request(`http://api.test/api${path}`, { method })
      return (await madeUpAnswer(request, options.seed, []))?.json()
    }
    if (options.manner === 'broken') return broken(structuredClone(pick(random, examples)), random)
    return randomValue(content.schema, resolve, random)
  }
  const isGarbage = options.manner === 'garbage' && !options.steady.includes(operationId)
  return { status: Number(status), text: isGarbage ? pick(random, GARBAGE) : JSON.stringify(await make()) }
}

const GARBAGE = ['', '<!doctype html><title>Proxy</title>', '{"half":', 'null', '[]', '"text"', '0']
const WRONG: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  10_000_000,
  1e308,
  '',
  'x',
  [],
  {},
  true,
  [null],
  'not-a-date',
]

/** The value with some of its parts removed or of another type. */
function broken(value: unknown, random: Random): unknown {
  if (random() < 0.06) return pick(random, [null, 0, 10_000_000, 'x', [], {}, true])
  if (Array.isArray(value)) return value.map((item) => broken(item, random))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    random() < 0.15 ? WRONG[Math.floor(random() * WRONG.length)] : broken(inner, random),
  ])
  return Object.fromEntries(entries)
}
