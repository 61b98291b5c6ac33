import { expect, it } from 'vitest'
import { mutate } from '#server/platform/sandbox/testing/mutate.ts'
import { readFinalDraft } from './final-draft/read-final-draft.ts'
import { longScreenplay } from './fountain/long-screenplay.fixture.ts'
import { parseSubtitles } from './subtitles/parse-subtitles.ts'

const SEEDS = [
  '1\n00:00:01,000 --> 00:00:02,000\n<i>Hello</i> there\n\n2\n00:00:03,000 --> 00:00:04,500\n{\\an8}Second - line\n',
  'WEBVTT\n\nNOTE of the editor\n\n00:01.000 --> 00:02.000 align:start\n<v Mara>One more night</v>\n',
  '[Events]\nFormat: Layer, Start, End, Style, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,Hello {\\i1}there{\\i0}\n',
  '<?xml version="1.0"?><FinalDraft><Content><Paragraph Type="Scene Heading"><Text>INT. A - DAY</Text></Paragraph><Paragraph Type="Action"><Text>He &amp; she.</Text></Paragraph></Content></FinalDraft>',
]
const isLong = process.env.LONG_TESTS === '1'
const ROUNDS = isLong ? 2_000 : 60
const LENGTH_MS = 100_000
/** Most processor time for one text, ms: far more than needed, and below a wait of seconds. */
const MOST_MS = 1_000

/** CPU time of this thread so far, ms, whatever else the machine runs. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Reading of a user's file: any text is read or refused with a message, however often its parts repeat. */
it(
  'subtitles and Final Draft files with mistakes in them are read or refused with a message, each quickly',
  { timeout: isLong ? 600_000 : 60_000 },
  () => {
    const other = new TextEncoder().encode(longScreenplay(1))
    for (let round = 0; round < ROUNDS; round++) {
      const seed = new TextEncoder().encode(SEEDS[round % SEEDS.length])
      const mutated = new TextDecoder().decode(mutate(seed, other, `text ${round}`))
      const at = round % mutated.length
      const repeated = mutated.slice(at, at + 1 + (round % 9)).repeat(12_000)
      for (const text of [mutated, repeated, mutated + repeated]) {
        const begun = processorTime()
        const screenplay = readFinalDraft(text)
        expect('problem' in screenplay ? screenplay.problem : typeof screenplay.text).not.toBe('')
        const subtitles = parseSubtitles(text, LENGTH_MS)
        expect(processorTime() - begun, `round ${round}: ${text.slice(0, 80)}`).toBeLessThan(MOST_MS)
        for (const { start, end } of 'cues' in subtitles ? subtitles.cues : [])
          expect(start >= 0 && start < end && end <= LENGTH_MS, `${start} to ${end}`).toBe(true)
      }
    }
  },
)
