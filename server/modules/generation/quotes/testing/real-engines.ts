import { chainIllustrators, chainVoices } from '#engines/providers/chains.ts'
import { Refused } from '#engines/providers/http/provider-error.ts'
import type { EngineInfo, Engines } from '#engines/ports.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

export const REFUSED = 'The provider refused: violence'

/**
 * Engines of providers before the built-in ones, as an operator configures them: they deliver unless a prompt has the word
 * 'refuse'.
 */
export function createRealEngines() {
  const draft = createTestEngines()
  const asked: string[] = []
  /** The failures of a real engine. */
  const real = { before: (_call: string): Promise<void> | void => undefined }
  const watched = async <Result>(call: string, work: () => Promise<Result>): Promise<Result> => {
    asked.push(call)
    await real.before(call)
    if (call.includes('refuse')) throw new Refused(REFUSED)
    return work()
  }
  const drafts = [draft.illustrator.info]
  const info = (label: string, id: string, fallbacks: EngineInfo[] = []) => ({ label, id, builtIn: false, fallbacks })
  const painter = (label: string, id: string, fallbacks: EngineInfo[]) => ({
    ...draft.illustrator,
    info: info(label, id, fallbacks),
    illustrate: (request: Parameters<Engines['illustrator']['illustrate']>[0]) =>
      watched(`${label} draws ${request.prompt}`, () => draft.illustrator.illustrate(request)),
    forecast: async (sentences: readonly string[]) =>
      sentences.map((sentence) =>
        label === 'gpt-image-2' && /refuse|blood/u.test(sentence) ? 'It shows violence' : null,
      ),
  })
  const second = painter('flux', 'fal:fal-ai/flux/dev', [])
  const night = painter('gpt-image-2, overnight', 'openai:gpt-image-2', [])
  const first = {
    ...painter('gpt-image-2', 'openai:gpt-image-2', [second.info, ...drafts]),
    overnight: { ...night, info: { ...night.info, overnight: true as const } },
  }
  const speaker = info('ElevenLabs', 'elevenlabs:eleven_multilingual_v2', drafts)
  const voices = [
    { id: 'eleven:bella', name: 'Bella', language: 'en-US', gender: 'female', description: '', provider: speaker },
    { id: 'eleven:adam', name: 'Adam', language: 'en-US', gender: 'male', description: '', provider: speaker },
  ] as const
  const voice: Engines['voice'] = {
    info: speaker,
    voices,
    speak: (request) => watched(`ElevenLabs speaks ${request.text}`, () => draft.voice.speak(request)),
  }
  const engines: Engines = {
    ...draft,
    draft,
    illustrator: chainIllustrators([first, second, draft.illustrator], () => undefined),
    voice: chainVoices([voice, draft.voice], () => undefined),
    animator: {
      ...draft.animator,
      info: info('kling', 'fal:fal-ai/kling-video/v3'),
      animate: (request) => watched('kling moves', () => draft.animator.animate(request)),
    },
  }
  return { engines, asked, real }
}
