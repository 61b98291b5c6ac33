import type { EngineInfo, Engines, Illustrator, VoiceEngine } from '#engines/ports.ts'
import { chainIllustrators, chainVoices, chainWork, chainWriters, type OnFailure } from '#engines/providers/chains.ts'
import { Refused } from '#engines/providers/http/provider-error.ts'
import { brokenRule } from '#engines/providers/refusal-rules.ts'

/** Prefix of simulated voices, to distinguish them from the built-in ones with the same sound. */
const VOICE = 'simulated:'

/**
 * Simulated provider models with names, prices, refusals and fallbacks, so that every screen of paid work can be tested in the
 * tab. The built-in engines generate their results, and each is labelled as simulated.
 */
export function withSimulatedModels(draft: Engines, report: OnFailure): Engines {
  const { illustrator, animator } = draft
  const second = painter(simulated('flux/dev', 'fal:fal-ai/flux/dev'), illustrator)
  const model = simulated('gpt-image-2', 'openai:gpt-image-2', [second.info, illustrator.info])
  // It takes portraits as that model does, and draws by words.
  const first = { ...painter(model, illustrator), follows: { portraits: 6, style: false } }
  const mover = simulated('kling-video', 'fal:fal-ai/kling-video/v3', [animator.info])
  return {
    ...draft,
    writer: chainWriters(
      [{ ...draft.writer, info: simulated('gpt-5.2', 'openai:gpt-5.2', [draft.writer.info]) }, draft.writer],
      report,
    ),
    illustrator: chainIllustrators([first, second, illustrator], report),
    voice: chainVoices([speaker(draft.voice), draft.voice], report),
    animator: {
      ...animator,
      info: mover,
      lipSyncInfo: animator.lipSyncInfo ?? animator.info,
      animate: chainWork(
        [
          { info: mover, work: (request) => animator.animate(request) },
          { info: animator.info, work: (request) => animator.animate(request) },
        ],
        report,
      ),
    },
  }
}

const simulated = (model: string, id: string, fallbacks: EngineInfo[] = []): EngineInfo => ({
  ...{ label: `${model} (simulated)`, id, fallbacks },
  builtIn: false,
})

/** Refuses prompts by the providers' published rules. */
const painter = (info: EngineInfo, draft: Illustrator): Illustrator => ({
  ...{ info, looks: draft.looks },
  prepare: () => draft.prepare?.(),
  async illustrate(request, call) {
    const rule = brokenRule(request.prompt)
    if (rule) throw new Refused(`${info.label} refused: ${rule.reason}`)
    return draft.illustrate(request, call)
  },
  forecast: async (sentences) => sentences.map((sentence) => brokenRule(sentence)?.reason ?? null),
})

function speaker(draft: VoiceEngine): VoiceEngine {
  const info = simulated('eleven_multilingual_v2', 'elevenlabs:eleven_multilingual_v2', [draft.info])
  return {
    info,
    voices: draft.voices.map((voice) => ({ ...voice, id: `${VOICE}${voice.id}`, name: `${voice.name} (simulated)` })),
    prepare: () => draft.prepare?.(),
    speak: (request, call) => draft.speak({ ...request, voice: request.voice.slice(VOICE.length) }, call),
  }
}
