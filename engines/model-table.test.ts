import { readFile } from 'node:fs/promises'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { describe, expect, it } from 'vitest'
import { endOf, imageFactsOf, MODEL_TABLE } from './model-table.ts'

/** Not exported by the package, which warns by it. */
const ANTHROPIC_ENDS = new URL('../node_modules/@anthropic-ai/sdk/resources/messages/messages.mjs', import.meta.url)

const openai = createOpenAI({ apiKey: 'none' })
const google = createGoogle({ apiKey: 'none' })

describe('the model table', () => {
  it.each([
    ...['gpt-image-1-mini', 'gpt-image-1.5', 'gpt-image-2', 'gpt-image-2.5-flare', 'chatgpt-image-latest'],
    ...['gpt-image-2.6-sunburst'],
  ])('agrees with the SDK on what openai:%s takes', async (model) => {
    const { supportsFileInputs, supportsMaskInputs } = openai.image(model)
    const facts = imageFactsOf(`openai:${model}`)
    expect([Boolean(facts?.follows), facts?.hasMask]).toEqual([await supportsFileInputs, await supportsMaskInputs])
  })

  it.each([
    ...['gemini-2.5-flash-image', 'gemini-3-pro-image-preview', 'gemini-3.1-flash-image-preview'],
    ...['gemini-nano-banana-2.1', 'gemini-2.5-flash', 'gemini-of-tomorrow'],
  ])('agrees with the SDK on what google:%s takes', async (model) => {
    const { supportsFileInputs, supportsMaskInputs } = google.image(model)
    const facts = imageFactsOf(`google:${model}`)
    expect(facts && [true, facts.hasMask]).toEqual(
      (await supportsFileInputs) ? [true, await supportsMaskInputs] : undefined,
    )
  })

  it('has the days on which models of Anthropic end, as its package has them', async () => {
    const announced = [...(await readFile(ANTHROPIC_ENDS, 'utf8')).matchAll(/'(claude-[^']+)': '([^']+)'/gu)]
    expect(announced.length).toBeGreaterThan(0)
    for (const [, model, day = ''] of announced) {
      const last = new Date(`${day.replace(/(?<=\d)(?:st|nd|rd|th)/u, '')} UTC`).toISOString().slice(0, 10)
      expect([model, endOf(`anthropic:${model}`)?.day]).toEqual([model, last])
    }
  })

  it('names no model behind a row that is for it too and has the same', () => {
    const seen: [string, string][] = []
    for (const row of MODEL_TABLE)
      for (const key of [
        ...Object.keys(row.credits ?? {}),
        ...(['image', 'clip', 'end'] as const).filter((name) => row[name]),
      ]) {
        const before = seen.filter(([, other]) => other === key)
        expect(before.find(([engine]) => engine.endsWith('*') && row.engine.startsWith(engine.slice(0, -1)))).toBe(
          undefined,
        )
        seen.push([row.engine, key])
      }
  })
})
