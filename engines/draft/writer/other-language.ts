import type { WriterRequest, WritingBasis, WrittenStory } from '#engines/ports.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { readOtherBrief } from './brief/languages/read-other-brief.ts'
import { moodOf } from './brief/mood.ts'
import { withRoom } from './brief/on-screen.ts'
import { narrateBrief } from './brief/narrate-brief.ts'
import { scenesOfPassages } from './brief/scenes-of-passages.ts'
import { castOfScript } from './script/cast-of-script.ts'
import { sceneSeconds } from './script/scene-length.ts'
import { titleOfText } from './title.ts'
import { visualsOfScript } from './visual.ts'

/** A text of few words has this many scenes where its sentences allow it, none shorter than can be read. */
const [FEW_SCENES, SHORT_SCENE_S] = [3, 2.5]

/**
 * A prompt that is not English, in its own words: nothing is added in a language that this writer does not know.
 * @param language of the text; 'und' where it is unknown
 */
export function fromOtherLanguage(
  { text, sceneSize, scenePace }: WriterRequest,
  language: string,
): { basis: WritingBasis; story: WrittenStory } {
  const brief = readOtherBrief(text, language)
  const said = narrateBrief(brief, false).filter((passage) => /[\p{L}\p{N}]/u.test(passage.text))
  // A text of nothing but directions is all there is to say.
  const passages = said.length > 0 ? said : [{ text }]
  const spoken = passages.reduce((sum, passage) => sum + estimateSeconds(passage.text, language), 0)
  const seconds = Math.min(sceneSeconds(sceneSize, scenePace), Math.max(SHORT_SCENE_S, spoken / FEW_SCENES))
  const scenes = scenesOfPassages(passages, seconds, language)
  const narrations = scenes.map(({ narration }) => narration)
  // Words that name nothing to see are spoken before an image of what the video is about.
  const subject = brief.topic || (narrations[0] ?? '')
  const visuals = visualsOfScript(narrations, language).map(({ prompt: visual }, at) => {
    const isCall = scenes[at]?.onScreen?.preset === 'end-card'
    const words = narrations[at] ?? visual
    return (brief.topic || isCall) && !words.includes(subject) ? `${words}, ${subject}` : visual
  })
  const script = passages.map((passage) => passage.text).join('\n')
  const story = {
    title: titleOfText(brief.topic || script, language),
    scenes: scenes.map((scene, at) => ({ ...scene, visualPrompt: withRoom(visuals[at] ?? scene.narration, scene) })),
    mood: moodOf(brief),
    cast: castOfScript(script, language),
  }
  return { basis: brief.parts.some(({ role }) => role !== 'TOPIC') ? 'OWN_WORDS' : 'TOPIC_ONLY', story }
}
