import { faker } from '@faker-js/faker'
import { getResponse, type RequestHandler } from 'msw'
import * as generated from '#generated/mocks/handlers.msw.ts'
import { type OperationAnswer, type OperationId, operations } from '#generated/server/operations.ts'
import { exampleAnswer } from '../scenarios/listed-answers.ts'
import { operationOf } from '../scenarios/scenario.ts'

type MakeHandler = (answer?: (info: { request: Request }) => Promise<object>) => RequestHandler
const exported = new Map<string, unknown>(Object.entries(generated))

/** Dates are generated around this day, so that a seed gives the same answers on any day. */
const REFERENCE_DATE = '2026-11-22T12:00:00Z'

/** The user's identity stays, so that their pages are reachable. */
export const STEADY_OPERATIONS: readonly OperationId[] = ['getUserDetails', 'getUserProfile']

/** What orval generated for an operation: `getStory` has `getGetStoryMockHandler` and `getGetStoryResponseMock`. */
function generatedOf<Made>(id: OperationId, kind: 'MockHandler' | 'ResponseMock'): Made {
  const suffix = operations[id].contentType === 'json-or-form' ? 'WithJson' : ''
  const made = exported.get(`get${id.slice(0, 1).toUpperCase()}${id.slice(1)}${suffix}${kind}`)
  if (made === undefined) throw new Error(`${id} has no generated ${kind}: run \`npm run generate\``)
  return made as Made
}

/**
 * The generated handler of an operation, for a test's `server.use`.
 * @param answer parts of the answer that matter; faker makes up the others
 */
export function overrideOperation<Id extends OperationId>(
  id: Id,
  answer: (request: Request) => Partial<OperationAnswer<Id>> | Promise<Partial<OperationAnswer<Id>>>,
): RequestHandler {
  const makeUp = generatedOf<() => object>(id, 'ResponseMock')
  return generatedOf<MakeHandler>(
    id,
    'MockHandler',
  )(async ({ request }) => ({
    ...makeUp(),
    ...(await answer(request)),
  }))
}

/**
 * A generated answer to a request by the contract alone; undefined when it is no operation. The same seed gives the same request
 * the same answer.
 */
export async function madeUpAnswer(
  request: Request,
  seed: number,
  steady: readonly OperationId[] = STEADY_OPERATIONS,
): Promise<Response | undefined> {
  const id = operationOf(request)
  if (id === undefined) return undefined
  if (steady.includes(id)) return exampleAnswer(id)
  const { pathname, search } = new URL(request.url)
  faker.setDefaultRefDate(REFERENCE_DATE)
  faker.seed(seedOf(`${seed} ${id} ${pathname}${search}`))
  // Generated synchronously: all concurrent calls share one faker.
  const answer = withIdsOf(request, id, generatedOf<() => object>(id, 'ResponseMock')())
  return getResponse([generatedOf<MakeHandler>(id, 'MockHandler')(async () => answer)], request)
}

/** Copies a request's ids to its answer: `story_id` to everything in it, and the last one to the answer's own id. */
function withIdsOf(request: Request, id: OperationId, answer: object): object {
  const { pathname, searchParams } = new URL(request.url)
  const names = operations[id].path.split('/')
  const inPath = pathname
    .slice('/api'.length)
    .split('/')
    .flatMap((part, at): [string, string][] => (names[at]?.startsWith(':') ? [[names[at].slice(1), part]] : []))
  const asked = new Map([...inPath, ...searchParams].filter(([, value]) => UUID.test(value)))
  const replaced = JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    typeof value === 'string' ? (asked.get(key) ?? value) : value,
  ) as object
  const own = [...asked.values()].at(-1)
  return own !== undefined && 'id' in replaced ? { ...replaced, id: own } : replaced
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** FNV-1a */
function seedOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}
