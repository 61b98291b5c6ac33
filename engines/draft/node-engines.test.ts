import { afterAll, describe, expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { createNodeVoice } from './node-engines.ts'

const voice = createNodeVoice()
afterAll(() => voice.close())

describe('createNodeVoice', () => {
  it('createNodeVoice speaks in a worker without blocking the server', async () => {
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    const text = 'A long sentence keeps the voice busy, while the server goes on answering other people. '.repeat(4)
    const speech = await voice.speak({ text, voice: 'clara', speakingRate: 1, pitch: 0 })
    clearInterval(timer)
    expect(speech.words).toHaveLength(60)
    expect(new TextDecoder().decode(speech.wav.subarray(0, 4))).toBe('RIFF')
    expect(ticks).toBeGreaterThan(20)
  })

  it('createNodeVoice answers several calls at once, each with its own speech', async () => {
    const texts = ['One.', 'One and two.', 'One and two and three.']
    const spoken = await Promise.all(
      texts.map((text) => voice.speak({ text, voice: 'ralph', speakingRate: 1, pitch: 0 })),
    )
    expect(spoken.map(({ words }) => words.map(({ word }) => word).join(' '))).toEqual(texts)
  })

  it('createNodeVoice passes on user-readable errors and keeps working', async () => {
    await expect(voice.speak({ text: '', voice: 'clara', speakingRate: 1, pitch: 0 })).rejects.toThrow(EngineError)
    await expect(voice.speak({ text: 'Still here.', voice: 'clara', speakingRate: 1, pitch: 0 })).resolves.toBeDefined()
  })

  it('createNodeVoice rejects pending work when closed, and restarts on the next call', async () => {
    const cut = voice.speak({ text: 'Never heard.', voice: 'clara', speakingRate: 1, pitch: 0 })
    voice.close()
    await expect(cut).rejects.toThrow('stopped')
    await expect(voice.speak({ text: 'Heard.', voice: 'clara', speakingRate: 1, pitch: 0 })).resolves.toBeDefined()
  })

  it('createNodeVoice reports a dead worker instead of hanging', async () => {
    const broken = createNodeVoice({ wasmPath: '/nowhere/flite.wasm' })
    await expect(broken.speak({ text: 'Hello.', voice: 'clara', speakingRate: 1, pitch: 0 })).rejects.toThrow(
      'The engine stopped',
    )
  })
})
