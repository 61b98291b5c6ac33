import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parseSticker } from '../../src/domain/stickers/parse-sticker.ts'
import { objectsInUse } from '../../engines/draft/illustrator/objects/objects-in-use.ts'
import { readObjects } from '../../engines/draft/illustrator/objects/objects-node.ts'
import { stickers } from './stickers.ts'

const { load } = stickers()
const moduleOf = (name: string) => load(`\0virtual:sticker-${name}`)

test('every drawing of the set is read whole', () => {
  const set = JSON.parse(readFileSync('node_modules/@iconify-json/fluent-emoji-flat/icons.json', 'utf8')) as {
    icons: Readonly<Record<string, { body: string }>>
  }
  const all = Object.entries(set.icons)
  expect(all.length).toBeGreaterThan(3_000)
  expect(all.filter(([, { body }]) => parseSticker(body).length === 0)).toEqual([])
})

test.each([
  ['an unknown element', '<text/>', '<text> is unknown'],
  ['an unknown attribute', '<path d="M0 0" fill="#fff" mask="url(#a)"/>', 'mask of <path> is unknown'],
  ['a clip that cuts', '<g clip-path="url(#a)"/><clipPath id="a"><path d="M0 0h1"/></clipPath>', 'cuts something off'],
  ['another filter', '<g filter="url(#a)"/><filter id="a"><feTile/></filter>', 'The filter feTile is unknown'],
  ['a missing reference', '<use href="#a"/>', 'Nothing has the id a'],
  ['a colour by name', '<path d="M0 0" fill="red"/>', 'The colour red is unknown'],
  ['a skew', '<path d="M0 0" fill="#fff" transform="skewX(3)"/>', 'skewX is unknown'],
  ['what is no SVG', 'text', 'No element: text'],
  ['an open element', '<g>', '<g> is not closed'],
])('%s is refused', (_, body, message) => {
  expect(() => parseSticker(body)).toThrow(message)
})

test('rectangles and circles become paths, transforms one matrix', () => {
  const [rect] = parseSticker(
    '<rect x="1" y="2" width="4" height="6" rx="1" fill="#fff" transform="translate(3 4)scale(2)"/>',
  )
  expect(rect).toEqual({
    d: 'M2 2h2a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
    fill: '#fff',
    transform: [2, 0, 0, 2, 3, 4],
  })
  expect(parseSticker('<circle cx="5" cy="6" r="2" fill="#000" opacity=".5"/>')).toEqual([
    { d: 'M3 6a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z', fill: '#000', opacity: 0.5 },
  ])
})

test('stickers are loaded in small parts, in the order of their names', () => {
  const names = [...JSON.stringify(moduleOf('parts')).matchAll(/\[\\"([^"\\]+)\\", \(\) => import/g)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(100)
  expect(names).toEqual(names.toSorted())
  const code = JSON.stringify(moduleOf('part/17'))
  expect(gzipSync(code).length).toBeLessThan(30_000)
  expect(code).toContain(names[17])
})

test('the illustrator reads the same vector objects on Node as in the tab', () => {
  const json = (code: string): unknown => JSON.parse(JSON.parse(code.slice(code.indexOf('(') + 1, -1)) as string)
  const parts = [...JSON.stringify(moduleOf('parts')).matchAll(/virtual:sticker-part\/(\d+)/g)].map(
    ([, at]) => at ?? '',
  )
  const inTab = Object.assign(
    {},
    ...parts.map((at) => json((moduleOf(`part/${at}`) as { code: string }).code) as object),
  ) as Record<string, unknown>
  const onNode = readObjects(objectsInUse())
  expect(onNode.size).toBeGreaterThan(600)
  for (const [name, sticker] of onNode) expect(inTab[name], name).toEqual(sticker)
})
