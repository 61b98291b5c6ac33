// @vitest-environment happy-dom
// Raw HTTP: requests are listed as they were made.
import { expect, it, vi } from 'vitest'
import { type CallLog, createCallLog, fieldText, toCurl, toTest } from './call-log.ts'

const call = (method: string, path: string, body?: object) =>
  new Request(`http://localhost:5173${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })

/** The newest call, once its texts have been read; calls do not wait for that. */
const readWhole = (log: CallLog) =>
  vi.waitFor(() => {
    const [logged] = log.read()
    if (!logged || logged.answer === null || (logged.sent === null && logged.form.length === 0))
      throw new Error('It is still being read')
    return logged
  })

it('lists a call while it is pending, then with its response and the written rows', async () => {
  const log = createCallLog()
  const request = call('PATCH', '/api/core-api/story/7f1/', { display_title: 'It’s new' })
  const answered = await log.follow(request, async () => {
    expect(log.read()).toMatchObject([{ operationId: 'updateStory', status: null }])
    log.addRows(
      new Map([['stories/7f1', '{"display_title":"It’s old"}']]),
      new Map([['stories/7f1', '{"display_title":"It’s new"}']]),
    )
    return Response.json({ display_title: 'It’s new' })
  })
  expect(await answered.json()).toEqual({ display_title: 'It’s new' })
  const logged = await readWhole(log)
  expect(logged).toMatchObject({
    status: 200,
    answer: '{"display_title":"It’s new"}',
    rows: [{ key: 'stories/7f1', before: '{"display_title":"It’s old"}', after: '{"display_title":"It’s new"}' }],
  })
  // Including rows written after its response.
  log.addRows(
    new Map([
      ['scenes/1', null],
      ['stories/7f1', '{"display_title":"It’s new"}'],
    ]),
    new Map(),
  )
  expect(Object.fromEntries(log.rowsBefore(logged))).toEqual({
    'stories/7f1': '{"display_title":"It’s old"}',
    'scenes/1': null,
  })
  expect(toCurl(logged, 'http://localhost:5173')).toBe(
    `curl -X PATCH 'http://localhost:5173/api/core-api/story/7f1/' -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{"display_title":"It’s new"}'`,
  )
  expect(toTest(logged)).toBe(
    `expect(await test.call('updateStory', { as: ada, "params":{"story_id":"7f1"},"body":{"display_title":"It’s new"} })).toMatchObject({ status: 200 })`,
  )
})

it('lists no passwords or tokens, and marks a lost call as lost', async () => {
  const log = createCallLog()
  const body = { username: 'ada@example.com', password: 'correct horse' }
  await log.follow(call('POST', '/api/dj-rest-auth/login/', body), async () => Response.json({ access: 'ey.J.x' }))
  const lost = log.follow(call('GET', '/api/core-api/get_story/?story_id=1'), () => Promise.reject(new Error('lost')))
  await expect(lost).rejects.toThrow('lost')
  expect(log.read()).toMatchObject([
    { operationId: 'getStory', status: 0 },
    { operationId: 'login', status: 200 },
  ])
  await vi.waitFor(() =>
    expect(log.read()[1]).toMatchObject({
      sent: '{"username":"ada@example.com","password":"…"}',
      answer: '{"access":"…"}',
    }),
  )
  expect(JSON.stringify(log.read())).not.toMatch(/correct horse|ey\.J/)
})

it.each([
  ['an object', new Response('{"a":1}', { status: 201, headers: { 'content-type': 'application/json', etag: '"1"' } })],
  ['a list as text', new Response('a,b', { status: 201, headers: { 'content-type': 'text/csv', etag: '"1"' } })],
])('%s reaches the page with status, headers and text after it was logged', async (_, sent) => {
  const log = createCallLog()
  const text = await sent.clone().text()
  const answer = await log.follow(call('GET', '/api/core-api/get_story/'), async () => sent)
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([201, '"1"', text])
  await vi.waitFor(() => expect(log.read()[0]?.answer).toBe(text))
})

it('a response that breaks off ends the call and is listed as lost', async () => {
  const log = createCallLog()
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('broken off')) })
  const sent = new Response(body, { headers: { 'content-type': 'application/json' } })
  await expect(log.follow(call('GET', '/api/core-api/get_story/'), async () => sent)).rejects.toThrow('broken off')
  expect(log.read()).toMatchObject([{ status: 0, answer: null }])
})

it('a response without a body keeps no body', async () => {
  const headers = { 'content-type': 'application/json' }
  const sent = new Response(null, { status: 204, headers })
  const answer = await createCallLog().follow(call('GET', '/api/core-api/get_story/'), async () => sent)
  expect([answer.status, answer.body]).toEqual([204, null])
})

it('the call log keeps the last fifty calls, and none for files', async () => {
  const log = createCallLog()
  for (let at = 0; at < 60; at++)
    await log.follow(call('GET', `/api/core-api/get_story/?story_id=${at}`), async () => Response.json({}))
  await log.follow(call('GET', '/files/media/1.png'), async () => new Response('x'))
  expect(log.read()).toHaveLength(50)
  expect(log.read()[0]?.path).toBe('/api/core-api/get_story/?story_id=59')
})

it('lists a form by its fields and files by name and size; a copied form sends such files', async () => {
  const log = createCallLog()
  const body = new FormData()
  body.append('title', "It's new")
  body.append('logo', new File([new Uint8Array(9)], 'logo.png', { type: 'image/png' }))
  const request = new Request('http://localhost:5173/api/core-api/upload_logo/', { method: 'POST', body })
  await log.follow(request, async () => Response.json({}))
  const logged = await readWhole(log)
  expect(logged.form.map(fieldText)).toEqual(["title: It's new", 'logo: logo.png, image/png, 9 bytes'])
  expect((await request.formData()).get('title')).toBe("It's new")
  expect(toCurl(logged, 'http://x')).toBe(
    `curl -X POST 'http://x/api/core-api/upload_logo/' -H "Authorization: Bearer $TOKEN" --form-string 'title=It'\\''s new' -F 'logo=@logo.png;type=image/png'`,
  )
  expect(toTest({ ...logged, operationId: 'uploadLogo' })).toBe(
    [
      'const form = new FormData()',
      `form.append("title", "It's new")`,
      'form.append("logo", new File([new Uint8Array(9)], "logo.png", { type: "image/png" }))',
      "expect(await test.call('uploadLogo', { as: ada, body: form })).toMatchObject({ status: 200 })",
    ].join('\n'),
  )
})

it('the call refuses a malformed form, the call log does not', async () => {
  const log = createCallLog()
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://localhost:5173/api/core-api/upload_logo/', { method: 'POST', body: 'y', headers })
  const answer = await log.follow(request, async () => Response.json({}, { status: 400 }))
  expect([answer.status, log.read()[0]?.status, log.read()[0]?.form]).toEqual([400, 400, []])
})
