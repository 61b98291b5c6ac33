import { http, HttpResponse, type RequestHandler, type WebSocketHandler, ws } from 'msw'
import type { CallLog } from '../calls/call-log.ts'
import { scenario } from '../scenarios/scenario.ts'
import { madeUpAnswer } from './made-up.ts'

/** Files of the repository for generated videos and sounds; only the dev server has them. */
const PLAYED: readonly (readonly [RegExp, string])[] = [
  [/\.(mp4|webm|mov)$/, '/e2e/fixtures/clip.mp4'],
  [/\.(m4a|mp3|wav|ogg)$/, '/e2e/fixtures/hum.m4a'],
]

const SIZE = { width: 640, height: 360 }

interface Frame {
  event?: string
  data?: { channel?: string }
}

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

/** Pusher's protocol as far as a page needs it: it connects and subscribes, and no event ever comes. */
function contractSockets(): WebSocketHandler {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return ws.link(`${scheme}://${location.host}/app/*`).addEventListener('connection', ({ client }) => {
    // Like a server that went away: a close code that allows reconnecting.
    if (scenario.read().isSocketDown) return client.close(1001)
    const send = (frame: object) => client.send(JSON.stringify(frame))
    const hello = JSON.stringify({ socket_id: '1.1', activity_timeout: 120 })
    send({ event: 'pusher:connection_established', data: hello })
    client.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(typeof data === 'string' ? data : '{}') as Frame
      if (frame.event === 'pusher:ping') send({ event: 'pusher:pong', data: '{}' })
      if (frame.event === 'pusher:subscribe')
        send({ event: 'pusher_internal:subscription_succeeded', channel: frame.data?.channel, data: '{}' })
    })
  })
}

/** The files of generated URLs: a colour for an image, one clip and one sound for all others. Uploads are discarded. */
async function madeUpFile(request: Request): Promise<Response> {
  if (request.method !== 'GET') return new Response(null, { status: 200 })
  const { pathname } = new URL(request.url)
  const [, played] = PLAYED.find(([ending]) => ending.test(pathname)) ?? []
  if (played !== undefined) return fetch(played, { headers: rangeOf(request) })
  return new Response(await colouredImage(pathname), { headers: { 'Content-Type': 'image/png' } })
}

function rangeOf({ headers }: Request): HeadersInit {
  const range = headers.get('range')
  return range === null ? {} : { range }
}

/** The same colour for the same path. */
async function colouredImage(path: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  const hue = [...path].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0)
  if (context) {
    context.fillStyle = `hsl(${hue} 45% 55%)`
    context.fillRect(0, 0, SIZE.width, SIZE.height)
  }
  return canvas.convertToBlob()
}
