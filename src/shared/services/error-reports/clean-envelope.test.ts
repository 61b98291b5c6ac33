// @vitest-environment happy-dom
// Raw HTTP: URLs in texts that leave the page.
import { beforeEach, expect, it } from 'vitest'
import { cleanEnvelope, type Envelope } from './clean-envelope.ts'
import { cleanRecording } from './clean-recording.ts'
import { safeAddress, safeFile } from './safe-values.ts'
import { safeMessage } from './clean-event.ts'

const SECRET = 'my-secret-title'
const STORY = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'

beforeEach(() => {
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
    `https://app.example/story/${STORY}?panel=${SECRET}#${SECRET}`,
  )
})

const clean = (...items: [type: string, payload: unknown][]) =>
  cleanEnvelope([
    { sent_at: 'now', trace: { trace_id: 't', transaction: SECRET } },
    items.map(([type, payload]) => [{ type }, payload]),
  ] as unknown as Envelope) as unknown as [Record<string, unknown>, [{ type: string }, Record<string, unknown>][]]

it.each([
  [`/story/${STORY}?x=${SECRET}`, '/story/:storyId'],
  ['/story', '/story'],
  ['/new-story', '/new-story'],
  [`/preview?public_preview_id=${SECRET}`, '/preview'],
  [`/change-password?token=${SECRET}`, '/change-password'],
  [`/${SECRET}/${STORY}`, '/*'],
  [`/api/core-api/story/${STORY}/submit/`, '/api/core-api/story/*/submit/'],
  [`/files/media/1/${SECRET}.mp4?token=1`, '/*'],
  [`https://other.example/${SECRET}`, 'https://other.example'],
  [`blob:https://app.example/${SECRET}`, 'blob:'],
  [`data:text/plain,${SECRET}`, 'data:'],
  ['http://[', '?'],
])('a URL is reported as a pattern without its values: %s', (address, reported) =>
  expect(safeAddress(address)).toBe(reported),
)

it('a file of the build is reported whole, without its query; a page in a stack by its pattern', () => {
  expect(safeFile('https://app.example/assets/app-1.js?v=2')).toBe('https://app.example/assets/app-1.js')
  expect(safeFile(location.href)).toBe('/story/:storyId')
})

it.each([
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  [`Cannot read properties of undefined (reading '${SECRET} of mine')`, 'Cannot read properties of undefined'],
  ['scene.at is not a function', 'scene.at is not a function'],
  [
    `Failed to fetch dynamically imported module: https://app.example/${SECRET}.js`,
    'Failed to fetch dynamically imported module',
  ],
  [`Unexpected token 'm', "${SECRET}" is not valid JSON`, ''],
  [`URL constructor: ${SECRET} is not a valid URL.`, ''],
  [`The project ${SECRET} exists`, ''],
  [undefined, ''],
])('a message is reported when it is about code: %s', (message, reported) =>
  expect(safeMessage(message)).toBe(reported),
)

it('an error is reported by its kind and location; no other gathered data is sent', () => {
  const [head, items] = clean([
    'event',
    {
      event_id: 'e',
      level: 'error',
      message: SECRET,
      transaction: `/story/${STORY}`,
      user: { email: SECRET, ip_address: '{{auto}}' },
      extra: { SECRET },
      breadcrumbs: [{ message: SECRET }],
      request: { url: location.href, headers: { Referer: SECRET }, cookies: SECRET },
      contexts: { trace: { trace_id: 't', data: { url: SECRET } }, react: { componentStack: SECRET } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: SECRET,
            stacktrace: {
              frames: [
                { filename: 'https://app.example/assets/a.js', lineno: 3, vars: { SECRET }, context_line: SECRET },
              ],
            },
          },
          { type: SECRET, value: 'x is not defined' },
        ],
      },
    },
  ])
  expect(head['trace']).toEqual({ trace_id: 't' })
  expect(items[0]?.[1]).toMatchObject({
    event_id: 'e',
    transaction: '/story/:storyId',
    request: { url: '/story/:storyId' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '',
          stacktrace: { frames: [{ filename: 'https://app.example/assets/a.js', lineno: 3 }] },
        },
        { type: 'Error', value: 'x is not defined' },
      ],
    },
  })
  expect(JSON.stringify([head, items])).not.toContain(SECRET)
})

it('errors are reported with known texts only', () => {
  const [, items] = clean(
    ['event', { message: 'Invalid file: empty' }],
    ['event', { message: `Invalid file: ${SECRET}` }],
  )
  expect(items.map(([, { message }]) => message)).toEqual(['Invalid file: empty', undefined])
})

it('a step of a trace keeps its figures, without texts', () => {
  const attribute = (value: unknown) => ({ value, type: typeof value })
  const span = (name: string, attributes: object) => ({ trace_id: 't', span_id: 's', name, attributes })
  const [, items] = clean([
    'span',
    {
      version: 2,
      items: [
        span('GET app.example', {
          'sentry.op': attribute('http.client'),
          'http.request.method': attribute('GET'),
          'url.full': attribute(`https://app.example/api/core-api/get_story/?story_id=${SECRET}`),
          'url.query': attribute(SECRET),
          'http.response.status_code': attribute(200),
        }),
        span(`button[aria-label="${SECRET}"]`, {
          'sentry.op': attribute('ui.interaction.click'),
          'ui.element': attribute(SECRET),
        }),
      ],
    },
  ])
  const spans = items[0]?.[1]['items'] as { name: string; attributes: object }[]
  expect(spans.map(({ name }) => name)).toEqual(['GET /api/core-api/get_story/', 'ui.interaction.click'])
  expect(Object.keys(spans[0]?.attributes ?? {})).toContain('http.response.status_code')
  expect(JSON.stringify(items)).not.toContain(SECRET)
})

it('unknown kinds and unreadable recordings are not sent', () => {
  const [, items] = clean(
    ['log', { body: SECRET }],
    ['session', { did: SECRET }],
    ['attachment', SECRET],
    ['replay_recording', new Uint8Array([1, 2])],
  )
  expect(items).toEqual([])
})

it('a recording keeps shapes and movements; texts become stars, and labels, links, values and styles’ texts are removed', () => {
  const element = {
    type: 2,
    id: 5,
    tagName: 'a',
    attributes: {
      class: 'link',
      href: `/story/${SECRET}`,
      'aria-label': SECRET,
      title: SECRET,
      style: `background: url("/files/${SECRET}")`,
    },
    childNodes: [{ type: 3, id: 6, textContent: `${SECRET} ja` }],
  }
  const events = [
    { type: 4, timestamp: 1, data: { href: location.href, width: 100, height: 50 } },
    {
      type: 2,
      timestamp: 2,
      data: { node: { type: 0, id: 1, childNodes: [element] }, initialOffset: { top: 0, left: 0 } },
    },
    { type: 3, timestamp: 3, data: { source: 5, id: 5, text: SECRET, isChecked: false } },
    {
      type: 3,
      timestamp: 4,
      data: {
        source: 0,
        texts: [{ id: 6, value: SECRET }],
        attributes: [{ id: 5, attributes: { alt: SECRET, class: 'b' } }],
        removes: [],
        adds: [{ parentId: 1, nextId: null, node: element }],
      },
    },
    { type: 3, timestamp: 5, data: { source: 2, type: 2, id: 5, x: 7, y: 8 } },
    { type: 5, timestamp: 6, data: { tag: 'breadcrumb', payload: { message: SECRET } } },
  ]
  const [head = '', lines = ''] = cleanRecording(`{"segment_id":3}\n${JSON.stringify(events)}`).split('\n')
  expect(JSON.parse(head)).toEqual({ segment_id: 3 })
  const cleaned = JSON.parse(lines) as { timestamp: number; data: unknown }[]
  expect(cleaned.map(({ timestamp }) => timestamp)).toEqual([1, 2, 3, 4, 5])
  expect(cleaned[0]?.data).toEqual({ href: '/story/:storyId', width: 100, height: 50 })
  expect(cleaned[4]?.data).toEqual({ source: 2, type: 2, id: 5, x: 7, y: 8 })
  expect(lines).toContain('"class":"link","style":"background: none"')
  expect(lines).toContain(`"textContent":"${'*'.repeat(SECRET.length)} **"`)
  expect(lines).not.toContain(SECRET)
})
