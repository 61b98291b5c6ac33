// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { reports } from '#server/platform/db/schema/index.ts'
import { circles, image } from '#server/testing/make-set.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { badImages } from '../../e2e/fixtures/bad-files.ts'
import type { UploadedFile } from '../../e2e/fixtures/recording-file.ts'
import { setUpApp } from './testing/set-up-app.tsx'

const { retoucher } = createTestEngines()
let isBroken = false
const { test, user, open, press, fill } = await setUpApp({
  engines: {
    retoucher: {
      ...retoucher,
      upscale: async (request) => {
        if (isBroken) throw new EngineError('Not that image')
        return retoucher.upscale(request)
      },
    },
  },
})
beforeEach(() => (isBroken = false))

const region = (name: string) => screen.findByRole('region', { name })
const toFile = ({ name, mimeType, buffer }: UploadedFile) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType })
const disc: UploadedFile = {
  name: 'disc.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await image(circles(1), [640, 360])),
}
const clip: UploadedFile = {
  name: 'square.mp4',
  mimeType: 'video/mp4',
  buffer: await readFile(path.join(import.meta.dirname, '../../e2e/fixtures/clip.mp4')),
}
const voice: UploadedFile = { name: 'voice.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('x') }
const give = async (label: RegExp, file: UploadedFile) => user.upload(await screen.findByLabelText(label), toFile(file))
const field = (name: RegExp, part: HTMLElement) => within(part).findByLabelText(name)
const credits = async () => (await screen.findByRole('link', { name: /credits?$/ })).textContent
const start = async (name: RegExp) => {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false))
  await press(name)
}
const cards = async () => within(await region('History')).findAllByRole('listitem')

it.each(['/upscale', '/reframe'] as const)(
  'getGenericPresignedUrl: each file that %s cannot process is rejected at its field at no cost, and a valid one stays where another is rejected',
  async (address) => {
    const ada = await test.user()
    open(address, ada)
    const label = /^Image/
    const wrong = [...badImages(disc.buffer), [voice, 'This is a recording. Choose an image or a video.'] as const]
    const problem = async () => within(await region('Source')).findByRole('alert')
    for (const [file, why] of wrong) {
      await give(label, file)
      await waitFor(async () => expect((await problem()).textContent, file.name).toMatch(why))
    }
    if (address !== '/upscale') return
    await give(label, disc)
    await screen.findByText('640 × 360 px')
    await give(label, wrong[0]?.[0] ?? disc)
    await waitFor(async () => expect((await problem()).textContent).toBe('The file is empty'))
    expect(screen.getByText('640 × 360 px')).toBeTruthy()
    expect(await test.balance(ada)).toBe(100)
  },
)

it('getGenericPresignedUrl: an unusable reference is reported at its field, nothing is lost, and a valid one survives a reload', async () => {
  open('/image', await test.user())
  await fill('Prompt', 'A red boat')
  const settings = () => region('Settings')
  const references = async () => within(await settings()).queryAllByRole('button', { name: /^Without Reference/ })
  for (const [file, why] of [...badImages(disc.buffer), [clip, 'This is a video. Choose an image.'] as const]) {
    await user.upload(await field(/^Reference image$/, await settings()), toFile(file))
    await waitFor(async () => expect(within(await settings()).getByRole('alert').textContent, file.name).toMatch(why))
    expect(await references()).toEqual([])
  }
  await user.upload(await field(/^Reference image$/, await settings()), toFile(disc))
  await within(await settings()).findByRole('img', { name: 'disc.png' })
  await waitFor(() => expect(location.search).toContain('reference='))
  open(location.pathname + location.search)
  await within(await settings()).findByRole('img', { name: 'disc.png' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Prompt').value).toBe('A red boat')
  await press('Without Reference 1')
  expect(await references()).toEqual([])
})

/** An image in the workspace of /upscale. */
async function bench(): Promise<TestUser> {
  const ada = await test.user()
  open('/upscale', ada)
  await give(/^Image/, disc)
  await screen.findByText('640 × 360 px')
  return ada
}
const again = () => open(location.pathname + location.search)
const problem = async () => (await within(await region('Result')).findByRole('alert')).textContent

it('cancelTask, createTask: cancelled or failed work of a tool shows it and costs nothing, also after a reload; then one press repeats it', async () => {
  const ada = await bench()
  await start(/^Upscale/)
  await screen.findByRole('button', { name: 'Cancel' })
  again()
  await within(await region('Result')).findByRole('progressbar')
  await within((await cards())[0] ?? document.body).findByRole('progressbar')
  await press('Cancel')
  await waitFor(async () => expect(await problem()).toBe('Cancelled. You were not charged.'))
  await waitFor(async () => expect((await cards())[0]?.textContent).toContain('Cancelled'))
  await waitFor(async () => expect(await credits()).toContain('100.00'))

  test.clock.advance(1_000)
  isBroken = true
  await press('Back')
  await start(/^Upscale/)
  await screen.findByRole('button', { name: 'Cancel' })
  await test.runJobs()
  expect(test.takeLogged()).toHaveLength(1)
  for (const look of [() => undefined, again]) {
    look()
    await waitFor(async () => expect(await problem()).toBe('Generation failed: Not that image'))
    await within(await region('Result')).findByText('Your source and settings are still here. You were not charged.')
    await waitFor(async () => expect((await cards())[0]?.textContent).toContain('Failed'))
    await waitFor(async () => expect(await credits()).toContain('100.00'))
  }
  isBroken = false
  await start(/^Retry/)
  await screen.findByRole('button', { name: 'Cancel' })
  await test.runJobs()
  await region('Generation details')
  expect(await test.balance(ada)).toBe(98)
})

it('getToolResult: a result that arrives during typing takes neither focus nor keys', async () => {
  open('/image', await test.user())
  await fill('Prompt', 'A red boat')
  await start(/^Generate/)
  await waitFor(() => expect(location.search).toContain('result='))
  const prompt = screen.getByLabelText<HTMLTextAreaElement>('Prompt')
  prompt.focus()
  // U, K and X are shortcuts of the new result.
  await user.keyboard(', uxk')
  await test.runJobs()
  const details = await region('Generation details')
  await waitFor(() => expect(details.textContent).toMatch(/Aspect ratioAuto \(Match Input\)/u))
  await user.keyboard(' kux')
  expect(document.activeElement).toBe(prompt)
  expect(prompt.value).toBe('A red boat, uxk kux')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await cards())[0]?.textContent).not.toMatch(/Kept|Rejected/)
})

it('submitFeedback: a missing source is reported from the workspace', async () => {
  const ada = await test.user()
  open(`/upscale?source=${crypto.randomUUID()}`, ada)
  await screen.findByText('Couldn’t load the source')
  await press('Report a problem')
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' })
  await user.type(within(dialog).getByRole('textbox'), 'My image is gone')
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await test.db.select().from(reports)).toMatchObject([{ userId: ada.id, description: 'My image is gone' }])
})
