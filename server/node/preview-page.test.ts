import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackend, type Backend } from '#server/app.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { loadClientFiles } from './client-files.ts'
import { mountPages } from './pages.ts'

const test = await createTestApp({ config: { publicUrl: 'https://films.example' } })
let folder: string
let backend: Backend

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-preview-'))
  const head = '<meta\n name="description"\n content="Turn a prompt" /><title>Storyloom</title>'
  await writeFile(path.join(folder, 'index.html'), `<!doctype html><html><head>${head}</head><body></body></html>`)
  backend = createBackend(test.app)
  mountPages(backend, test.app, await loadClientFiles(folder))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const page = async (key: string, clientAddress = 'crawler') => {
  const request = new Request(`https://films.example/preview?public_preview_id=${encodeURIComponent(key)}`)
  const answer = await backend.fetch(request, { clientAddress })
  return { status: answer.status, html: await answer.text(), etag: answer.headers.get('etag') }
}
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(html)?.[1]

it('the preview page shows chats and networks the title, the image and the length of a shared story, and nothing else', async () => {
  const ada = await test.user()
  const title = '"><script>alert(1)</script> $& Bees & O’Hara'
  const body = { creation_mode: 'Text', story_name: title, initial_prompt: 'One is here. Two is here.' } as const
  const { story_id } = await test.ok('createStory', { as: ada, body })
  await test.ok('splitStoryIntoScenes', { as: ada, body: { story_id } })
  await test.ok('submitStory', { as: ada, params: { story_id } })
  await test.runJobs()
  const { public_preview_id: key } = await test.ok('generatePreviewLink', { as: ada, body: { story_id } })
  const { html } = await page(key)
  const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; Bees &amp; O’Hara'
  expect(html).toContain(`<title>${escaped}</title>`)
  expect(metaOf(html, 'og:title')).toBe(escaped)
  expect(html).not.toContain('<script>alert')
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(metaOf(html, 'og:url')).toBe(`https://films.example/preview?public_preview_id=${key}`)
  expect(metaOf(html, 'video:duration')).toBe('2')
  expect(metaOf(html, 'robots')).toBe('noindex')
  for (const secret of [ada.id, ada.email, story_id, 'One is here']) expect(html).not.toContain(secret)
  const image = new URL((metaOf(html, 'og:image') ?? '').replaceAll('&amp;', '&'))
  expect(image.origin).toBe('https://films.example')
  const file = await backend.fetch(new Request(image))
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
  await file.body?.cancel()
})

it('the preview page is the plain page for a closed, expired or invented link, and counts the guesses', async () => {
  const ada = await test.user()
  const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: { story_name: 'Secret' } })
  const { public_preview_id: key } = await test.ok('generatePreviewLink', {
    as: ada,
    body: { story_id, expires_in_days: 1 },
  })
  expect((await page(key)).html).toContain('<title>Secret</title>')
  test.clock.advance(86_400_000)
  const ended = await page(key)
  expect(ended.status).toBe(200)
  expect(ended.html).toContain('<title>Storyloom</title>')
  expect(ended.html).not.toContain('og:')
  expect((await page('pv_made_up')).html).toBe(ended.html)
  await test.ok('generatePreviewLink', { as: ada, body: { story_id, expires_in_days: null } })
  for (let guess = 0; guess < 25; guess++) await page('pv_made_up', 'guesser')
  expect((await page(key, 'guesser')).html).toBe(ended.html)
  expect((await page(key, 'friend')).html).toContain('<title>Secret</title>')
})
