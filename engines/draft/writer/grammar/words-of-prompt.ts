import type { Random } from '../../random.ts'
import { isHabit } from '../prompt/action.ts'
import type { Prompt } from '../prompt/prompt.ts'
import type { Staging } from '../staging.ts'
import type { SlotWords, Words } from './expand.ts'
import { singularOf } from './inflect.ts'

/**
 * The words of a prompt as slots. Lists (things, sounds, senses) are dealt out without repeating until they are used up.
 * `fresh` words name the subject in full, as at the start of a text; others mostly use its short name.
 */
export function wordsOfPrompt(prompt: Prompt, random: Random, fresh: boolean, staging: Staging): Words {
  const { subject, action, place, domain } = prompt
  const things = deal(random.shuffle(domain.things))
  const sounds = deal(random.shuffle(domain.sounds))
  const senses = deal(random.shuffle(domain.senses))
  const objects = deal(random.shuffle(prompt.objects.filter((object) => object.startsWith('the '))))
  const aspects = deal(prompt.aspects.slice(1))
  const isLong = prompt.topic.split(' ').length > 5
  const isShort = () => !fresh && random.next() < (isLong ? 0.9 : 0.75)
  const they = prompt.topicPlural
  const fixed = (text: string | undefined): SlotWords | undefined => (text ? { text } : undefined)
  const slots: Readonly<Record<string, (plural: boolean) => SlotWords | undefined>> = {
    first: () => ({ text: subject.first, plural: subject.plural }),
    sub: () => ({ text: isShort() ? subject.short : subject.known, plural: subject.plural }),
    he: () => ({ text: subject.pronoun.he, plural: subject.pronoun.he === 'they' }),
    him: () => fixed(subject.pronoun.him),
    his: () => fixed(subject.pronoun.his),
    himself: () => fixed(subject.pronoun.himself),
    act: (plural) => (action && !action.continuous && !isHabit(action) ? fixed(action.in('third', plural)) : undefined),
    habit: (plural) => (action && isHabit(action) ? fixed(action.in('third', plural)) : undefined),
    acting: () => (action?.continuous ? fixed(action.in('gerund')) : undefined),
    topic: () => ({ text: isShort() ? prompt.topicShort : prompt.topic, plural: they }),
    is: () => fixed(they ? 'are' : 'is'),
    this: () => fixed(they ? 'these' : 'this'),
    it: () => ({ text: they ? 'they' : 'it', plural: they }),
    place: () => fixed(place?.the ?? domain.setting.the),
    at: () => fixed((fresh ? place?.at : place?.there) ?? domain.setting.at),
    obj: () => fixed(objects()),
    goal: () => goalOf(prompt),
    aspect: () => fixed(aspects()),
    thing: () => fixed(things()),
    thing2: () => fixed(things()),
    sound: () => fixed(sounds()),
    sense: () => fixed(senses()),
    sense2: () => fixed(senses()),
    season: () => fixed(staging.season),
    daytime: () => fixed(staging.daytime),
  }
  return { slot: (name, plural) => slots[name]?.(plural) }
}

/** What the prompt's own event is about: the first thing that its action names. */
function goalOf({ action, objects }: Prompt): SlotWords | undefined {
  const said = action?.in('base') ?? ''
  const nounOf = (object: string) => object.split(' ').at(-1) ?? ''
  const [first] = objects
    .filter((object) => object.startsWith('the ') && said.includes(nounOf(object)))
    .sort((one, other) => said.indexOf(nounOf(one)) - said.indexOf(nounOf(other)))
  return first === undefined ? undefined : { text: first, plural: singularOf(nounOf(first)) !== nounOf(first) }
}

/** Cycles through the items; undefined when there are none. */
function deal<Item>(items: readonly Item[]): () => Item | undefined {
  let next = 0
  return () => items[next++ % Math.max(1, items.length)]
}
