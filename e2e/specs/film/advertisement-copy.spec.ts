import { readFile } from 'node:fs/promises'
import { openExportedFilm } from '../../fixtures/exported-film.ts'
import { expect, test } from '../../fixtures/connected.ts'
import { editorPage } from '../../pages/editor-page.ts'

const BOX = { x: 0.06, y: 0.54, width: 0.5, height: 0.19, rotation: 0, opacity: 1, corner_radius: 0 }
const TITLE = 'Baked while you sleep'

test('an advertisement is copied into Arabic: its texts are translated, and what lies left lies right', async ({
  page,
  context,
  connected: { providers, url, call, makeFilm },
}, testInfo) => {
  test.setTimeout(300_000)
  const id = await makeFilm([
    'The small bakery on the corner bakes its bread at night.',
    'Come in the morning while the rolls are still warm.',
  ])
  const { scenes } = await call('getStory', { params: { story_id: id } })
  const time = { scene_id: scenes[0]?.id ?? null, start_ms: 0, duration_ms: 60_000 }
  const slide = { name: 'SLIDE_RIGHT', by: 'WHOLE', duration_ms: 300, easing: 'EASE_OUT' } as const
  await call('addOverlays', {
    body: {
      story_id: id,
      overlays: [
        { ...time, kind: 'SHAPE', shape: 'RECTANGLE', fill: '#12324a', box: BOX },
        {
          ...{ ...time, kind: 'TEXT', text: TITLE, font: 'Inter', font_weight: 700, font_size: 0.07 },
          ...{ color: '#ffffff', align: 'START', line_height: 1.2, box: BOX, motion_in: slide },
        },
      ],
    },
  })

  await page.goto(`${url}/duplicate/${id}?way=language`)
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name: /^Arabic/ }).click()
  await page.getByRole('button', { name: /^Duplicate/ }).click()
  await expect(page.getByText(/^2 of 2 scenes translated/)).toBeVisible({ timeout: 60_000 })
  const copy = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const [shape, text] = (await call('getStory', { params: { story_id: copy } })).scenes[0]?.overlays ?? []
  expect(text).toMatchObject({ kind: 'TEXT', motion_in: { name: 'SLIDE_LEFT' } })
  expect(text?.kind === 'TEXT' && text.text).not.toBe(TITLE)
  for (const overlay of [shape, text])
    expect(overlay?.box).toEqual({ ...BOX, x: expect.closeTo(1 - BOX.x - BOX.width, 5) })

  await page.goto(`${url}/story/${copy}`)
  const editor = editorPage(page)
  await editor.waitUntilOpen(copy)
  await editor.step(45)
  const shown = await editor.shownFrame()
  const film = await openExportedFilm(editor, context, testInfo)
  expect(await film.compare(shown)).toBeGreaterThan(0.95)
  // Of images and voices of providers. The file only names them if that is switched on: see export.spec.ts.
  const bytes = (await readFile(testInfo.outputPath(`${copy}.mp4`))).toString('latin1')
  const keys = Object.entries(providers.env).flatMap(([name, value]) => (name.endsWith('_KEY') ? [value] : []))
  expect(keys.length).toBeGreaterThan(2)
  expect(['gpt-image-2', ...keys].filter((words) => bytes.includes(words))).toEqual([])
})
