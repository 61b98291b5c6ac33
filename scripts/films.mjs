#!/usr/bin/env node
// Makes videos of 40 prompts with the built-in engines and writes a report with contact sheets and figures:
//   npm run films [-- --out FOLDER] [--kind advert] [--all-sound]   measures the sound of every video, not of one of each kind
//   npm run films -- --sheets docs/images   writes the small contact sheets of the documents, and no report
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadImage } from '@napi-rs/canvas'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import { startNodeHost } from './bench/node-host.mjs'
import { BRIEFS } from './films/briefs.mjs'
import { forecastLength, lengthReport } from './films/length.mjs'
import { measureFilm } from './films/measure.mjs'
import { drawSheet, SHOWN_KINDS, writeSmallSheets } from './films/sheet.mjs'
import { measureSound, soundReport } from './films/sound.mjs'
import { createAccount } from './lib/account.mjs'
import { ensureBuild } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { continuesInProjectNode, requireNode } from './lib/node-version.mjs'
import { runScript } from './lib/say.mjs'

const firstOfKind = (wanted) => BRIEFS.filter(({ kind }) => kind === wanted).slice(0, 2)

const PORT = 4760
const POLL_MS = 200

await runScript(async () => {
  requireNode()
  await ensureDependencies()
  if (await continuesInProjectNode()) return
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: '.cache/films' },
      kind: { type: 'string' },
      'all-sound': { type: 'boolean', default: false },
      sheets: { type: 'string' },
    },
  })
  await ensureBuild()
  await mkdir(values.out, { recursive: true })
  const isWanted = ({ kind }) => values.kind === undefined || kind === values.kind
  const briefs = values.sheets === undefined ? BRIEFS.filter(isWanted) : SHOWN_KINDS.flatMap(firstOfKind)
  const host = await startNodeHost({ port: PORT })
  const films = []
  try {
    for (const brief of briefs) {
      const isFirst = BRIEFS.find(({ kind }) => kind === brief.kind) === brief
      const isMeasured = values.sheets === undefined && (isFirst || values['all-sound'])
      films.push(await makeOne(host.url, brief, isMeasured))
    }
  } finally {
    await host.stop()
  }
  if (values.sheets !== undefined) return writeSmallSheets(values.sheets, films)
  for (const kind of new Set(briefs.map((brief) => brief.kind)))
    await writeFile(
      path.join(values.out, `${kind.replaceAll(' ', '-')}.png`),
      drawSheet(films.filter(({ brief }) => brief.kind === kind)),
    )
  const report = reportOf(films)
  await writeFile(path.join(values.out, 'report.md'), report)
  console.log(report)
})

/** A video as a user of Home makes it, with the images of its shots. */
async function makeOne(url, brief, isSoundMeasured) {
  const { call } = await createAccount(url)
  const { text, language = 'en-US', seconds = 30 } = brief
  const forecast = await forecastLength(call, brief)
  const body = { initial_prompt: text, language, video_length_in_sec: seconds, aspect_ratio: 'SIXTEEN_NINE' }
  const { story_id } = await call('createAndGenerateStory', { body })
  for (let status = ''; status !== 'COMPLETED';) {
    ;({ status } = await call('getStoryStatus', { params: { story_id } }))
    if (status === 'FAILED') throw new Error(`“${text}” became no video`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  const story = await call('getStory', { params: { story_id } })
  const shots = []
  for (const scene of story.scenes)
    for (const [at, { aroll_object }] of scene.arolls.entries())
      if (aroll_object.media?.url)
        shots.push({
          image: await loadImage(new URL(aroll_object.media.url, url)),
          text: at === 0 ? `${scene.overlays.length > 0 ? '[on screen] ' : ''}${scene.text}` : '…',
        })
  const images = shots.map(({ image }) => image)
  const hasMusic = story.music.have_background_music
  const fetchSound = async (file) => (await fetch(new URL(file, url))).blob()
  const isReadOn = story.scenes.map(({ pause_at_the_end: pauseMs }) => pauseMs > 0)
  const sound = isSoundMeasured ? await measureSound(toVideoDocument(story), fetchSound, isReadOn) : undefined
  return {
    ...{ brief, shots, forecast, hasMusic, sound, title: `${brief.kind}: ${text}` },
    ...measureFilm(brief, story, images),
  }
}

function reportOf(films) {
  const sum = (of) => films.reduce((total, film) => total + of(film), 0)
  const seconds = sum((film) => film.seconds)
  const lines = films.map(({ brief, ...film }) => {
    const notes = [
      film.lost.length > 0 && `lost: ${film.lost.join('; ')}`,
      film.spoken.length > 0 && `instructions spoken: ${film.spoken.join('; ')}`,
      film.invented.length > 0 && `not in the prompt: ${[...new Set(film.invented)].join(' ')}`,
      film.subjectless.length > 0 && `without their subject: ${film.subjectless.join(' / ')}`,
      film.repeated > 0 && `${film.repeated} composition repeated`,
    ].filter(Boolean)
    const name = brief.text.split('\n')[0].slice(0, 60).replaceAll('|', '/')
    return `| ${brief.kind} | ${name} | ${film.seconds.toFixed(1)} of ${brief.seconds ?? 30} s | ${film.shots.length} | ${notes.join(', ')} |`
  })
  return `# ${films.length} videos by the built-in engines

- Quotes, figures, names and points kept: ${sum(({ brief, lost }) => (brief.keep?.length ?? 0) - lost.length)} of ${sum(({ brief }) => brief.keep?.length ?? 0)}
- Instructions spoken: ${sum(({ spoken }) => spoken.length)}
- Words from outside the prompt: ${sum(({ invented }) => invented.length)} (tales and outlines aside)
- Scenes whose image shows what they name: ${((1 - sum(({ subjectless }) => subjectless.length) / sum(({ scenes }) => scenes)) * 100).toFixed(1)} % of ${sum(({ scenes }) => scenes)}
- Compositions repeated in a row: ${sum(({ repeated }) => repeated)} of ${sum(({ shots }) => shots.length)} shots
- Shots per minute: ${((sum(({ shots }) => shots.length) * 60) / seconds).toFixed(1)}
${lengthReport(films)}
${soundReport(films)}

| Kind | Prompt | Length | Shots | |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`
}
