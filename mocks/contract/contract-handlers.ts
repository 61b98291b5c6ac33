import { http, HttpResponse, type RequestHandler, type WebSocketHandler } from 'msw'
import type { CallLog } from '../calls/call-log.ts'
import { scenario } from '../scenarios/scenario.ts'
import { contractSockets } from './contract-sockets.ts'
import { madeUpAnswer } from './made-up.ts'
import { madeUpFile } from './made-up-files.ts'

/** A server that knows the contract and nothing else, behind a page's requests. The scenario decides on delays, failures and single answers. */
export function contractHandlers(calls: CallLog): (RequestHandler | WebSocketHandler)[] {
  const answer = async (request: Request) =>
    (await scenario.apply(request)) ??
    (await madeUpAnswer(request, scenario.read().seed)) ??
    HttpResponse.json({ message: 'The contract has no such call', error: 'NOT_FOUND' }, { status: 404 })
  return [
    http.all('/api/*', ({ request }) => calls.follow(request, () => answer(request))),
    http.all('/files/*', ({ request }) => madeUpFile(request)),
    http.get('/health', () => HttpResponse.json({ status: 'ok' })),
    contractSockets(),
  ]
}
