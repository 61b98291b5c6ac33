import { createCanvas, loadImage, Path2D } from '@napi-rs/canvas'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NodeCanvas } from '../testing/node-canvas.ts'
import { emojiOf } from './emoji.ts'
import { findStickers, inAllTones } from './find-stickers.ts'
import { loadSticker, paintSticker } from './load-sticker.ts'

beforeAll(() => {
  vi.stubGlobal('OffscreenCanvas', NodeCanvas)
  vi.stubGlobal('Path2D', Path2D)
})
afterAll(() => void vi.unstubAllGlobals())

const SIDE = 64
// Imported, it would be turned into a program first.
const set = JSON.parse(readFileSync('node_modules/@iconify-json/fluent-emoji-flat/icons.json', 'utf8')) as {
  icons: Readonly<Record<string, { body: string }>>
  aliases: Readonly<Record<string, { hFlip?: boolean }>>
}
const bodies = set.icons

const pixelsOn = (draw: (ctx: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) => {
  const ctx = createCanvas(SIDE, SIDE).getContext('2d')
  ctx.fillStyle = '#888'
  ctx.fillRect(0, 0, SIDE, SIDE)
  draw(ctx)
  return ctx.getImageData(0, 0, SIDE, SIDE).data
}

/** A sticker as it is drawn here, and as another program draws its SVG. */
async function bothDrawings(name: string, svg = bodies[name]?.body ?? '') {
  const painted = await paintSticker(name, () => ({ width: SIDE, height: SIDE }))
  // The other program knows only the older form of a reference.
  const body = svg.replaceAll(' href=', ' xlink:href=')
  const head = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32"`
  const image = await loadImage(Buffer.from(`<svg ${head} width="${SIDE}" height="${SIDE}">${body}</svg>`))
  return [
    pixelsOn((ctx) => ctx.drawImage(painted as unknown as typeof image, 0, 0)),
    pixelsOn((ctx) => ctx.drawImage(image, 0, 0, SIDE, SIDE)),
  ] as const
}

/** Root mean square of the differences, 0 to 1. */
function difference([one, other]: Awaited<ReturnType<typeof bothDrawings>>): number {
  return Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0) / one.length) / 255
}

// One of each that holds something rare: gradients, references, a clip, a shadow, turned ellipses, lines, translucent paths.
test.each([
  ...['violin', 'eleven-oclock', 'nazar-amulet', 'student', 'oden', 'teacher-dark', 'billed-cap', 'ginger-root'],
  ...['flying-disc', 'man-zombie', 'butter', 'bubbles', 'rocket', 'nest-with-eggs'],
])('the sticker %s is drawn as its SVG', async (name) => {
  expect(difference(await bothDrawings(name))).toBeLessThan(0.004)
})

test('a mirrored sticker is drawn mirrored', async () => {
  const left = bodies['backhand-index-pointing-left']?.body ?? ''
  const mirrored = `<g transform="translate(32 0) scale(-1 1)">${left}</g>`
  expect(difference(await bothDrawings('backhand-index-pointing-right', mirrored))).toBeLessThan(0.004)
  expect(difference(await bothDrawings('backhand-index-pointing-right', left))).toBeGreaterThan(0.1)
})

test.each([
  ['🎉', 'party-popper'],
  ['👩🏽‍🚀', 'woman-astronaut-medium'],
  ['❤️', 'red-heart'],
  ['❤', 'red-heart'],
  ['👉', 'backhand-index-pointing-right'],
  ['👉🏿', 'backhand-index-pointing-right-dark'],
  ['1️⃣', 'keycap-1'],
  ['🇩🇪', 'white-flag'],
  // Several that are joined, of which the set has only the first.
  ['👩🏻‍🎉', 'woman'],
])('the emoji %s is the sticker %s', async (emoji, name) => {
  expect(emojiOf(`a${emoji}b`)).toEqual([emoji])
  expect(await loadSticker(emoji)).toBe(await loadSticker(name))
})

test('signs that are letters are no emoji', () => {
  expect(emojiOf('© 2026 ™ 12 #1 * ❤\ufe0e')).toEqual([])
})

test('a name that no sticker has is refused', async () => {
  for (const name of ['nothing', '', 'zzzz', '__proto__', 'constructor'])
    await expect(loadSticker(name)).rejects.toThrow('There is no sticker')
})

test.each([
  ['rocket', 'rocket'],
  ['Red Heart', 'red-heart'],
  ['celebration', 'confetti-ball'],
  ['congrat', 'party-popper'],
  ['launch', 'rocket'],
])('%j finds the sticker %s among the first', async (words, name) => {
  const found = await findStickers(words)
  expect(found.slice(0, 20).map((sticker) => sticker.name)).toContain(name)
  expect(found.length).toBeLessThan(100)
})

test('a name in full comes first, and every word has to fit', async () => {
  expect((await findStickers('sun'))[0]?.name).toBe('sun')
  expect(await findStickers('rocket umbrella')).toEqual([])
})

test('skin tones are one sticker with a choice; without words all are found', async () => {
  const all = await findStickers('')
  const names = all.map(({ name }) => name)
  expect(names.filter((name) => /^thumbs-up/.test(name))).toEqual(['thumbs-up'])
  expect(names).toContain('horizontal-traffic-light')
  const [thumb] = await findStickers('thumbs up')
  expect(thumb && inAllTones(thumb)).toEqual(
    ['', '-light', '-medium-light', '-medium', '-medium-dark', '-dark'].map((tone) => `thumbs-up${tone}`),
  )
  expect((await findStickers('rocket'))[0]?.tones).toEqual([])
  // Each of the set, once.
  const whole = all.flatMap(inAllTones)
  const mirrored = Object.keys(set.aliases).filter((name) => set.aliases[name]?.hFlip)
  expect(new Set(whole)).toEqual(new Set([...Object.keys(set.icons), ...mirrored]))
  expect(whole.filter((name, at) => whole.indexOf(name) !== at)).toEqual([])
})
