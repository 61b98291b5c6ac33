import type { RequestedForm } from '../frames/frame.ts'

const VERBS =
  'write|make|create|tell|generate|produce|give|do|craft|compose|draft|narrate|explain|describe|show|film|build|design|prepare'
const FORMS: readonly (readonly [string, RequestedForm | undefined])[] = [
  [
    "(?:short |bedtime |fairy |children'?s |kids'? |scary |funny |horror |ghost |love )*(?:story|stories|tale|fairy tale|fairytale|fable|adventure|legend|myth)",
    'tale',
  ],
  [
    '(?:tv |video |product |promo |promotional |short |instagram |tiktok |youtube )*(?:ad|ads|advert|advertisement|commercial|promo|promo video|promotional video|promotion|product video|launch video|sales pitch|pitch)',
    'knowledge',
  ],
  [
    "(?:step[- ]by[- ]step |quick |short |beginner'?s? )*(?:tutorial|how-to|how to|instructions|walkthrough|recipe)(?: video)?",
    'knowledge',
  ],
  [
    '(?:short |animated |educational |science )*(?:explainer|explanation|lesson|lecture|overview|introduction|summary)(?: video)?',
    'knowledge',
  ],
  ['(?:short |history )*(?:history|biography|history lesson|historical documentary)(?: video)?', 'knowledge'],
  ['(?:short |quick )*(?:travel guide|travel video|travelogue|travel vlog|vlog)', 'knowledge'],
  [
    '(?:short )*(?:motivational speech|motivational video|motivational clip|pep talk|inspirational video|inspirational speech)',
    'knowledge',
  ],
  ['(?:short |persuasive )*(?:essay|opinion piece|argument|speech|debate|opinion)', 'knowledge'],
  ['(?:short |nature |mini )*(?:documentary|documentary film)', 'knowledge'],
  ['(?:short |nature |mini )*(?:mood piece|portrait|poem|scene)', 'portrait'],
  [
    '(?:short |quick |cinematic |engaging |fun |funny |animated |social media |youtube |tiktok |instagram )*(?:video|videos|film|movie|clip|reel|short|trailer|script|narration|voice-?over|presentation|piece|text|content|post|episode|animation)',
    undefined,
  ],
]
const LENGTH =
  /^(?:(?:a |an )?(?:\d+|one|two|three|five|ten|fifteen|thirty|sixty)[- ]?(?:second|seconds|sec|s|minute|minutes|min)s?(?:[- ]long)? )/iu
const LINK =
  /^(?:(?:that |which )?(?:is )?(?:about|on|of|for|explaining|showing|describing|featuring|exploring|covering|titled|called|telling|to explain|explains|shows|tells|in which|where|with)\b:?|[:–—-])\s*/iu

/** A prompt's topic without 'Write a short story about …', and the requested form. */
export function stripRequest(sentence: string): { text: string; form: RequestedForm | undefined } {
  let text = sentence
    .trim()
    .replace(/^(?:please|hi|hello|hey|ok|okay)[,!]?\s+/iu, '')
    .replace(/^(?:can|could|would|will) you (?:please )?/iu, '')
    .replace(/^(?:i (?:want|need|would like|'d like)|i’d like|we need|let'?s (?:make|create|do)) (?:you to )?/iu, '')
  let form: RequestedForm | undefined
  const asked = new RegExp(`^(?:${VERBS})\\b(?: me| us)?\\s+`, 'iu').exec(text)
  const explains = /^explain/iu.test(text)
  const rest = asked ? text.slice(asked[0].length) : text
  // 'The history of tea' names a topic; 'A short history of tea' and 'Tell the history of tea' request a form.
  const named = asked || !/^the /iu.test(text) ? namedForm(rest) : undefined
  if (named) {
    form = named.form
    text = named.rest
  } else if (asked && /^(?:explain|describe|show|tell|film|narrate)/iu.test(text)) {
    form = explains ? 'knowledge' : undefined
    text = rest.replace(/^(?:me |us )?(?:about|the viewer|viewers|people)\s+/iu, '')
  }
  // The audience is not part of the topic.
  const matter = text
    .replace(
      /\s+(?:for|to) (?:kids|children|toddlers|beginners|teens|adults|students|dummies|my class|young children|an? (?:five|six|seven|ten)[- ]year[- ]old|5 year olds?)(?=[.!?]?$)/iu,
      '',
    )
    .trim()
  return { text: matter === '' ? sentence.trim() : matter, form }
}

function namedForm(text: string): { form: RequestedForm | undefined; rest: string } | undefined {
  const bare = text
    .replace(LENGTH, '')
    .replace(/^(?:an?|the|some|my)\s+/iu, '')
    .replace(LENGTH, '')
  for (const [pattern, form] of FORMS) {
    const match = new RegExp(`^(?:${pattern})\\b\\s*`, 'iu').exec(bare)
    if (!match) continue
    const rest = bare.slice(match[0].length)
    const link = LINK.exec(rest)
    if (link && rest.length > link[0].length) return { form, rest: rest.slice(link[0].length) }
  }
  return undefined
}
