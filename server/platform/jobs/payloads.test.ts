import { describe, expect, it, test } from 'vitest'
import type { z } from 'zod'
import * as payloads from './payloads.ts'

const story = { storyId: 'story', userId: 'ada' }
const receipt = { work: 'TEXT' }
const before = { scene: 'COMPLETED' }
const wavs = { scene: 'wav' }

interface Kind {
  schema: z.ZodType
  /** The current form of jobs. */
  whole: Record<string, unknown>
  /** Fields that older jobs lack, and their defaults. */
  added?: Record<string, unknown>
}

const browserPlan = {
  written: { title: 'A lamp', scenes: [{ narration: 'One', visualPrompt: 'A boat' }], cast: [] },
  writtenBy: 'Language model in Chrome 152 on Linux',
}

const KINDS: Record<string, Kind> = {
  write: {
    schema: payloads.writePayload,
    whole: {
      ...{ ...story, kind: 'PROMPT', text: 'Words', mayRename: true, holdId: 'hold', thenMake: true, mostCredits: 9 },
      ...{ builtInWriter: true, browserPlan, mayExceed: true, statusBefore: 'DRAFT' },
    },
    added: { mostCredits: null, builtInWriter: false, browserPlan: null, mayExceed: false },
  },
  rewrite: {
    schema: payloads.rewritePayload,
    whole: {
      ...{ ...story, scriptType: 'SCRIPT', text: 'Words', seconds: 60, holdId: null, stage: 'TAKEN' },
      browserPlan,
      written: {
        ...{ scenes: [{ narration: 'One', visualPrompt: 'A boat' }], cast: [{ name: 'Mara', description: 'Old' }] },
        receipt,
      },
      problem: 'The writer is away',
    },
    added: { browserPlan: null, stage: 'OPEN', written: null, problem: null },
  },
  make: {
    schema: payloads.makePayload,
    whole: {
      ...{ ...story, sceneIds: ['two', 'one'], parts: 'VOICES', action: 'generate_visuals', holdId: 'hold' },
      ...{ quoteId: 'quote', statusBefore: 'COMPLETED', sheetIds: ['mara'] },
    },
    added: { action: undefined, quoteId: null, sheetIds: [] },
  },
  speak: {
    schema: payloads.speakPayload,
    whole: { ...story, sceneId: 'scene', holdId: null, voice: 'otto', keepsLength: true, workId: 'work' },
    added: { voice: undefined, keepsLength: undefined, workId: undefined },
  },
  drawAroll: {
    schema: payloads.drawArollPayload,
    whole: {
      ...{ ...story, arollId: 'aroll', holdId: 'hold', prompt: 'A boat', look: 'ink', seed: 7, thenMoves: true },
      ...{ words: { prompt: 'a', subject: 'b', cast: 'c', style: 'd' }, motionHoldId: 'other', workId: 'work' },
    },
    added: { words: undefined, thenMoves: undefined, motionHoldId: undefined, workId: undefined },
  },
  portrait: {
    schema: payloads.portraitPayload,
    whole: {
      ...{ ...story, kind: 'SHEET', characterId: 'mara', holdId: null, prompt: 'Mara', look: 'ink', seed: 7 },
      model: 'model',
    },
    added: { kind: 'PORTRAIT', model: 'AUTO' },
  },
  split: {
    schema: payloads.splitPayload,
    whole: { ...story, sceneId: 'scene', index: 3, frame: 9, wavs, before },
    added: { frame: null, wavs: {} },
  },
  merge: {
    schema: payloads.mergePayload,
    whole: { ...story, sceneIds: ['one', 'two'], wavs, before },
    added: { wavs: {} },
  },
  transcribe: {
    schema: payloads.transcribePayload,
    whole: { ...story, sceneId: 'scene', language: 'de-DE', text: 'Words', holdId: null, before },
    added: { text: undefined },
  },
  translate: {
    schema: payloads.translatePayload,
    whole: {
      ...{ ...story, sceneIds: ['one'], mayRename: false, holdId: 'hold', quoteId: 'quote', listedIds: ['one'] },
      ...{ isPriced: true, translated: [{ maker: 'A model', characters: 40 }] },
    },
    added: { quoteId: null, listedIds: undefined, isPriced: false, translated: [] },
  },
  transcribeStory: {
    schema: payloads.transcribeStoryPayload,
    whole: { ...story, mediaId: 'audio', language: 'de-DE', text: 'Words', holdId: 'hold', statusBefore: 'DRAFT' },
    added: { text: undefined },
  },
  caption: {
    schema: payloads.captionPayload,
    whole: {
      ...{ ...story, mediaId: 'video', soundMediaId: 'audio', language: 'de-DE', text: 'Words', holdId: null },
      cues: [{ text: 'One', start: 0, end: 900 }],
    },
    added: { text: undefined, cues: undefined },
  },
}

test('every payload is checked here', () => {
  const schemas = Object.values(payloads).filter((each) => typeof each === 'object')
  expect(Object.values(KINDS).map(({ schema }) => schema)).toEqual(expect.arrayContaining(schemas))
})

describe.each(Object.entries(KINDS))('the payload of %s', (name, { schema, whole, added = {} }) => {
  it(`a job of ${name} is read as it was written`, () => {
    expect(schema.parse(whole)).toEqual(whole)
  })

  it.each(Object.keys(whole))(`a job of ${name} from before there was "%s" goes on where it can`, (field) => {
    const { [field]: _gone, ...older } = whole
    if (field in added)
      expect(schema.parse(older)).toEqual({ ...older, ...(added[field] !== undefined && { [field]: added[field] }) })
    else expect(schema.safeParse(older).error?.issues).toMatchObject([{ path: [field] }])
  })
})

test('the prompt of an image job stored by an earlier version is read under its present name', () => {
  const { words, ...rest } = KINDS.drawAroll?.whole ?? {}
  const { subject, ...parts } = words as { subject: string }
  const job = payloads.drawArollPayload.parse({ ...rest, words: { ...parts, told: subject } })
  expect(job.words).toEqual(words)
})
