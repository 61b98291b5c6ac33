import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'

const [CELL, GAP, WORDS] = [256, 8, 44]
const COLUMNS = 8
/** Kinds of videos that the documents show. */
export const SHOWN_KINDS = ['advert', 'explainer', 'tale']
const [SMALL_COLUMNS, JPEG_QUALITY] = [5, 82]

/**
 * A contact sheet: each video's shots in order, with its words below.
 * @param {{ title: string, shots: { image: import('@napi-rs/canvas').Image, text: string }[] }[]} films
 * @returns {Buffer} a PNG
 */
export const drawSheet = (films) => draw(films, COLUMNS).toBuffer('image/png')

/** The contact sheets of the documents, a small JPEG for each kind. */
export async function writeSmallSheets(folder, films) {
  for (const kind of SHOWN_KINDS) {
    const sheet = draw(
      films.filter(({ brief }) => brief.kind === kind),
      SMALL_COLUMNS,
    )
    await writeFile(path.join(folder, `films-${kind}.jpg`), sheet.toBuffer('image/jpeg', JPEG_QUALITY))
  }
}

function draw(films, columns) {
  const height = (CELL * 9) / 16 + WORDS
  const rowsOf = ({ shots }) => Math.max(1, Math.ceil(shots.length / columns))
  const rows = films.reduce((sum, film) => sum + rowsOf(film), 0)
  const sheet = createCanvas(columns * (CELL + GAP) + GAP, rows * (height + GAP) + films.length * 28)
  const ctx = sheet.getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, sheet.width, sheet.height)
  let top = 0
  for (const film of films) {
    ctx.fillStyle = '#111111'
    ctx.font = '700 15px sans-serif'
    ctx.fillText(fitting(ctx, film.title, sheet.width - 2 * GAP), GAP, top + 20)
    film.shots.forEach(({ image, text }, at) => {
      const x = GAP + (at % columns) * (CELL + GAP)
      const y = top + 28 + Math.floor(at / columns) * (height + GAP)
      ctx.drawImage(image, x, y, CELL, (CELL * 9) / 16)
      ctx.font = '12px sans-serif'
      linesOf(ctx, text).forEach((line, row) => ctx.fillText(line, x, y + (CELL * 9) / 16 + 14 + row * 14))
    })
    top += 28 + rowsOf(film) * (height + GAP)
  }
  return sheet
}

/** As much of a text as fits into a line. */
function fitting(ctx, text, width) {
  let shown = text.replaceAll('\n', ' ')
  while (ctx.measureText(shown).width > width) shown = `${shown.slice(0, -2)}…`
  return shown
}

/** As many lines as fit below an image. */
function linesOf(ctx, text) {
  const lines = ['']
  for (const word of text.split(/\s+/u)) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (ctx.measureText(longer).width <= CELL) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.slice(0, 3)
}
