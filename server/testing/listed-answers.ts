import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Backend } from '#server/app.ts'
import type { Log } from '#server/platform/context.ts'

interface Reference {
  $ref: string
}

interface ErrorExample {
  value: { message?: string; error?: string; non_field_errors?: string[] }
}

interface Answer {
  content?: Record<string, { examples?: Record<string, ErrorExample | Reference> }>
}

interface ContractDocument {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Answer | Reference> }>>
  components: Record<string, Record<string, object>>
}

interface ListedOperation {
  id: string
  method: string
  path: RegExp
  /** The shape of its answers, by status. */
  examples: ReadonlyMap<number, readonly ErrorExample['value'][]>
}

const document = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
) as ContractDocument

function resolve<Node extends object>(node: Node | Reference): Node {
  if (!('$ref' in node)) return node
  const [kind = '', name = ''] = node.$ref.replace('#/components/', '').split('/')
  return document.components[kind]?.[name] as Node
}

const codesOfBody = ({ error, non_field_errors: more = [] }: ErrorExample['value']) =>
  error === undefined ? more : [error, ...more]

function examplesOf(answer: Answer | Reference): ErrorExample['value'][] {
  const examples = Object.values(resolve(answer).content ?? {}).flatMap((content) =>
    Object.values(content.examples ?? {}),
  )
  return examples.map((example) => resolve<ErrorExample>(example).value)
}

/** A message's text without its numbers. */
const withoutNumbers = (message = '') => message.replace(/\d+/g, '#')

const operations: readonly ListedOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { operationId, responses }]) => ({
    id: operationId,
    method: method.toUpperCase(),
    path: new RegExp(`^/api${path.replace(/[.]/g, '\\.').replace(/\{[^}]*\}/g, '[^/]+')}$`),
    examples: new Map(Object.entries(responses).map(([status, answer]) => [Number(status), examplesOf(answer)])),
  })),
)

/** The server answered with a status or an error code that the contract does not list for the operation. */
export class UnlistedAnswer extends Error {
  override name = 'UnlistedAnswer'
}

/** A success with nothing but words for users. */
const isAcknowledgement = (example: object) => Object.keys(example).join() === 'message'

/**
 * Throws unless the contract lists the status among the answers of the called operation: for a refusal with its error code
 * and the words of its message, for an acknowledgement with its words.
 */
export async function requireListed(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url)
  // A path with a fixed name comes before one with a parameter in that place.
  const found = operations.filter((operation) => operation.method === request.method && operation.path.test(pathname))
  const operation = found.find((each) => !each.path.source.includes('[^/]+')) ?? found[0]
  if (!operation) return
  const said = (more: string) => `${operation.id} answered ${response.status}${more}, which the contract does not list`
  const examples = operation.examples.get(response.status)
  if (!examples) throw new UnlistedAnswer(said(''))
  if (response.ok && !examples.some(isAcknowledgement)) return
  const body = (await response.clone().json()) as ErrorExample['value']
  const codes = new Set(examples.flatMap(codesOfBody))
  const unlisted = codesOfBody(body).find((code) => !codes.has(code))
  if (unlisted !== undefined) throw new UnlistedAnswer(said(` ${unlisted}`))
  const messages = examples.filter(({ error }) => error === body.error).map(({ message }) => withoutNumbers(message))
  const code = body.error === undefined ? '' : ` ${body.error}`
  if (!messages.includes(withoutNumbers(body.message)))
    throw new UnlistedAnswer(said(`${code} '${body.message ?? ''}'`))
}

/**
 * The backend whose calls fail when it answers something unlisted. Also logged: where a page made the call, the error is not
 * read.
 */
export function withListedAnswers(backend: Backend, log: Log): Backend {
  const { fetch } = backend
  backend.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest)
    try {
      await requireListed(request, response)
    } catch (cause) {
      log.error('An answer is not listed in the contract', cause)
      throw cause
    }
    return response
  }
  return backend
}
