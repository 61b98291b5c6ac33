import { expectNoViolations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/test.ts'

/** A safetensors file with a header of this text. @param length what it says of the header's length; unless given, the truth */
function safetensors(header: string, data: Buffer, length = header.length): Buffer {
  const head = Buffer.alloc(8)
  head.writeBigUInt64LE(BigInt(length))
  return Buffer.concat([head, Buffer.from(header), data])
}

const tensors = (...offsets: [from: number, to: number][]) =>
  JSON.stringify(
    Object.fromEntries(
      offsets.map((data_offsets, at) => [
        `lora_unet_${at}.lora_down.weight`,
        { dtype: 'F32', shape: [4, (data_offsets[1] - data_offsets[0]) / 16], data_offsets },
      ]),
    ),
  )
const data = Buffer.alloc(64)

test('a model’s file that lies about itself is refused with the reason, nothing is sent, and what was typed stays', async ({
  page,
  signedIn: _,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /lora|presigned/.test(request.url())) sent.push(request.url())
  })
  await page.goto('/models')
  const credits = page.getByRole('banner').getByRole('link', { name: /credits?$/ })
  const before = (await credits.textContent()) ?? ''
  await page.getByRole('button', { name: 'Upload a model' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Upload a model' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Harbour')
  const give = (name: string, buffer: Buffer) =>
    dialog.getByLabel('Model file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  for (const [name, bytes, why] of [
    ['empty', Buffer.alloc(0), 'The file is empty'],
    ['pickle', Buffer.from('\x80\x02ctorch._utils\n_rebuild'), 'The file is no safetensors file'],
    ['long-header', safetensors(tensors([0, 64]), data, 900), 'Its header says that it is longer than the file'],
    ['huge-header', safetensors(tensors([0, 64]), data, 2 ** 40), 'Its header is longer than any model’s'],
    ['no-words', safetensors('{"a": nonsense}', data), 'Its header cannot be read'],
    ['beyond', safetensors(tensors([0, 640]), data), /beyond|longer|than the file/],
    [
      'twice',
      safetensors(tensors([0, 32], [16, 64]), data),
      'Its header says that tensors lie over each other or leave a gap',
    ],
    ['more', safetensors(tensors([0, 32]), data), 'The file has more in it than its header says'],
  ] as const) {
    await give(`${name}.safetensors`, bytes)
    const told = dialog.getByRole('alert')
    await expect(told).toHaveText(typeof why === 'string' ? `${name}.safetensors: ${why}` : why)
    await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
  }
  await expectNoViolations(page, 'a model that is refused')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour')
  expect(sent).toEqual([])

  await give('right.safetensors', safetensors(tensors([0, 64]), data))
  await expect(dialog.getByText('right.safetensors: SDXL, rank 4, 1 tensors')).toBeVisible()
  // Before it is sent: what can be done with it afterwards.
  await expect(dialog.getByText('No engine here draws with SDXL models from files: it is kept for you.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Trigger word' }).fill('quay')
  await dialog.getByRole('button', { name: 'Upload' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(credits).toHaveText(before)
  await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible()
  await expect(page.getByText('Kept for you; no engine here draws with it.')).toBeVisible()
})
