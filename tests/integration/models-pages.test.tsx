// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withHeader } from '#server/platform/sandbox/testing/hostile-models.ts'
import { circles, image } from '#server/testing/make-set.ts'
import { zipBomb } from '../../e2e/pages/models-page.ts'
import { setUpApp } from './testing/set-up-app.tsx'

const { test, calls, user, open, press, fill } = await setUpApp()
const png = await image(circles(1), [520, 520])
const file = (name: string, bytes: Uint8Array | string, type = 'image/png') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })

/** A set of these files. */
async function begin(...files: File[]) {
  const ada = await test.user()
  open('/lora-training', ada)
  await press('Create: A style')
  await screen.findByRole('heading', { name: 'Images (0)' })
  await user.upload(screen.getByLabelText('Images or a zip'), files)
  return ada
}
/** Resolves when every image is inspected. */
async function checked(count: number) {
  await screen.findByRole('heading', { name: `Images (${count})` })
  await test.runJobs()
  await waitFor(() => expect(screen.queryByText('Checking')).toBeNull())
}

it('updateLora: files that are no images are listed with their reason, the set has the others, and leaving meanwhile asks first', async () => {
  const wide = Buffer.from(png)
  wide.writeUInt32BE(30_000, 16)
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const begun = begin(
    file('leaf-1.png', png),
    file('empty.png', ''),
    file('words.png', 'no picture '.repeat(20)),
    file('half.png', png.subarray(0, png.length / 2)),
    file('wide.png', wide),
    file('phone.heic', 'x', 'image/heic'),
    file('clip.mp4', 'x', 'video/mp4'),
    file('bomb.zip', zipBomb(), 'application/zip'),
    file('broken.zip', 'no zip at all', 'application/zip'),
  )
  // Leaving asks first during an upload, and not afterwards.
  await waitFor(() => expect(isAsked()).toBe(true))
  await begun
  await checked(1)
  await waitFor(() => expect(isAsked()).toBe(false))
  for (const words of [
    'empty.png: The file is empty',
    'half.png: The image is incomplete',
    'wide.png: The image is too large (30000 × 520 pixels)',
    'phone.heic: HEIC images aren’t supported. Save it as JPEG or PNG',
    'clip.mp4: This isn’t an image. Use PNG, JPEG, WebP or GIF',
    'broken.zip: This file isn’t a zip, or it’s incomplete',
    /^words\.png: .*isn’t an image/,
    /^bomb\.zip: .*too large/,
  ])
    await screen.findByText(words)
})

it('updateLora, generateLoraCaptions: captions are replaced together and undone, drafts keep text just typed, and the trigger is added to each', async () => {
  await begin(file('leaf-1.png', png), file('leaf-2.png', await image(circles(7, ['#174a22', '#a9d18e']), [520, 520])))
  await checked(2)
  const FIRST = 'Caption of leaf-1.png'
  const caption = (name = FIRST) => screen.getByLabelText<HTMLTextAreaElement>(name).value
  await fill(FIRST, 'leaves in the wind')
  await user.tab()
  await press('Find and replace')
  await fill('Find', 'wind')
  await fill('Replace with', 'rain')
  expect((await screen.findByRole('group', { name: 'Preview' })).textContent).toBe(
    'leaves in the wind leaves in the rain',
  )
  await press('Replace in 1 caption')
  await waitFor(() => expect(caption()).toBe('leaves in the rain'))
  await press('Undo')
  await waitFor(() => expect(caption()).toBe('leaves in the wind'))
  await fill(FIRST, 'leaves at noon')
  await press(/^Draft empty captions/)
  await waitFor(() => expect(caption('Caption of leaf-2.png')).not.toBe(''))
  expect(caption()).toBe('leaves at noon')
  await fill('Trigger word', 'leafy')
  await fill(FIRST, 'leaves at dusk')
  // Once the trigger word is saved.
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add trigger to each' }).disabled).toBe(false),
  )
  await press('Add trigger to each')
  await waitFor(() => expect(caption()).toBe('leafy, leaves at dusk'))
  open(location.pathname)
  await waitFor(() => expect(caption()).toBe('leafy, leaves at dusk'))
})

const tensors = (...offsets: [from: number, to: number][]) =>
  JSON.stringify(
    Object.fromEntries(
      offsets.map((data_offsets, at) => [
        `lora_unet_${at}.lora_down.weight`,
        { dtype: 'F32', shape: [4, (data_offsets[1] - data_offsets[0]) / 16], data_offsets },
      ]),
    ),
  )

it('uploadLoraModel: an invalid model file is rejected with the reason before upload, typed text stays, and a valid one is stored', async () => {
  const ada = await test.user()
  open('/models', ada)
  await press('Upload a model')
  const dialog = await screen.findByRole('dialog', { name: 'Upload a model' })
  await fill('Name', 'Harbour')
  const give = (name: string, bytes: Uint8Array | string) =>
    user.upload(
      within(dialog).getByLabelText('Model file'),
      file(`${name}.safetensors`, bytes, 'application/octet-stream'),
    )
  for (const [name, bytes, why] of [
    ['empty', '', 'The file is empty'],
    ['pickle', '\x80\x02ctorch._utils\n_rebuild', 'Not a safetensors file'],
    ['long-header', withHeader(tensors([0, 64]), { data: 64, length: 900n }), 'The header is longer than the file'],
    ['huge-header', withHeader(tensors([0, 64]), { data: 64, length: 2n ** 40n }), 'The file header is too long'],
    ['no-words', withHeader('{"a": nonsense}', { data: 64 }), 'Couldn’t read the header'],
    ['beyond', withHeader(tensors([0, 640]), { data: 64 }), /beyond|longer|than the file/],
    ['twice', withHeader(tensors([0, 32], [16, 64]), { data: 64 }), 'The header describes overlapping tensors or gaps'],
    ['more', withHeader(tensors([0, 32]), { data: 64 }), 'The file is longer than its header says'],
  ] as const) {
    await give(name, bytes)
    const message = typeof why === 'string' ? `${name}.safetensors: ${why}` : why
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent, name).toMatch(message))
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true)
  }
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Harbour')
  expect(calls.filter((call) => /^POST .*(lora|presigned)/.test(call))).toEqual([])

  await give('right', withHeader(tensors([0, 64]), { data: 64 }))
  await within(dialog).findByText('right.safetensors: SDXL, rank 4, 1 tensors')
  // Before upload: the uses of the model.
  await within(dialog).findByText('No engine here can use uploaded SDXL models. It will be stored only.')
  await fill('Trigger word', 'quay')
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('heading', { name: 'Harbour' })
  await screen.findByText('Stored, but no engine here can use it.')
  expect(await test.balance(ada)).toBe(100)
})

it('getImageStyle: a style opens by its link and is edited there, also an archived one', async () => {
  const ada = await test.user()
  const style = await test.ok('createImageStyle', {
    as: ada,
    body: { name: 'Rainy ink', description: '', prompt: 'loose ink lines', look: 'cinematic' },
  })
  await test.ok('updateImageStyle', { as: ada, params: { id: style.id }, body: { archived: true } })
  open(`/models?style=${style.id}`, ada)
  await screen.findByRole('dialog', { name: 'Edit Rainy ink' })
  await fill('Name', 'Rainy pencil')
  await press('Save')
  await waitFor(() => expect(location.search).toBe(''))
  expect((await test.ok('getImageStyle', { as: ada, params: { id: style.id } })).name).toBe('Rainy pencil')
  open(`/models?style=${crypto.randomUUID()}`)
  await screen.findByText('Couldn’t open this style')
})
