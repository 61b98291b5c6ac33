import { inOrder, type Frame } from './frame.ts'

const OPEN = [
  'Some things make a day longer, and some make it lighter; {topic} <want> to do the second.',
  'Picture an ordinary {daytime}, and then picture it with {topic}.',
  'Say hello to {topic}.',
  'There is a small problem that most of us have stopped noticing, and {topic} <start> right there.',
  'What if the thing you need were already within reach, in the form of {topic}?',
  'It begins with a simple idea, and the idea is {topic}.',
  'Busy days ask for simple answers, and {topic} <be> meant to be one of them.',
  'You know that moment when everything happens at once; that is the moment {topic} <be> made for.',
]

const PROBLEM = [
  'Before {topic}, there is usually a workaround: a list, a promise, and a little less patience every week.',
  'We put up with a lot, until something like {topic} reminds us that we need not.',
  'Life is full of noise and half-finished lists; {topic} <take> one thing off yours.',
  'It is rarely the big things that wear us down, and {topic} <take> the small ones seriously.',
  'Everyone has tried to fix it in a hurry; {topic} <take> the time to fix it well.',
]

const WHAT = [
  'At heart, {topic} <be> about one thing, done properly.',
  'The idea behind {topic} fits into a single breath: less effort, more of what matters.',
  'You can see at a glance what {topic} <be> for, and that is no accident.',
  'There is nothing to study first; {topic} <explain> {itself} in use.',
  'From the first minute, {topic} <feel> like something that has thought about you.',
  'Simple on the outside, considered on the inside: that is how {topic} <be> meant to be.',
]

/** When the prompt says what it does. */
const DOES = [
  'Put plainly, {sub} {act}.',
  'What it comes down to is this: {sub} {act}.',
  'In one sentence: {sub} {act}.',
]

const USE = [
  'In the {daytime}, with a full head and no time to lose, {topic} <be> simply there.',
  'Take {topic} along, to work, on a trip, or just around the corner.',
  'Use {topic} once and you will know where it belongs in your day.',
  'It is the quiet moments that show what {topic} can do: no fuss, no manual, just the thing itself.',
  'Share {topic} with somebody you like, and watch their face.',
  'Imagine coming home in the {season}, and there {is} {topic}, doing what {it} <do> best.',
  'On the good days you will hardly notice {topic}; on the hard ones you will be glad of {them}.',
  'Morning, noon or night, {topic} <keep> {its} part of the bargain.',
  'Reach for {topic} when the list is long and the hour is late.',
]

const CARE = [
  'Every detail of {topic} asks the same question: does this help?',
  'Good design is mostly listening, and {topic} <sound> like somebody listened.',
  'What {topic} <leave> out matters as much as what {it} <keep>.',
  'There is a certain calm in things that are made with care, and {topic} <aim> for exactly that.',
  'Look closely at {topic}, and then look again; the second look is the better one.',
  'You should not have to choose between useful and beautiful, says {topic}.',
]

const PEOPLE = [
  'For those who never have enough hands, there {is} {topic}.',
  'Whoever you are doing it for, {topic} <be> on your side.',
  'Imagine the person who tries {topic} next week, and picture their face.',
  'Not everybody needs {topic}, but you know who you are.',
  '{Topic} <be> for people who would rather live their days than manage them.',
]

const PROMISE = [
  'No miracles, no small print: {topic} <try> to make one part of your life better, and to keep doing so.',
  'What would you do with the time that {topic} can give back?',
  'Small changes add up, and {topic} may well be the first of them.',
  'Imagine a year of days with {topic} in them.',
  'Less noise, less waste, more of the good part: that is the thought behind {topic}.',
]

const CLOSE = [
  'Go on, make room for {topic}.',
  'See for yourself what {topic} can do for an ordinary day.',
  '{Topic}: [because the small things are not small|made for the life you actually have|one thing less to think about].',
  'Try {topic}, and let tomorrow be a little lighter than today.',
  'When you are ready, {topic} will be too.',
  'The best time to meet {topic} is now.',
  '{This} {is} {topic}, and this might be the start of something good.',
  'Life is complicated enough; {topic} <be> not.',
]

export const PRODUCT: Frame = {
  passages: {
    open: OPEN,
    problem: PROBLEM,
    what: WHAT,
    does: DOES,
    use: USE,
    care: CARE,
    people: PEOPLE,
    promise: PROMISE,
    close: CLOSE,
  },
  order: inOrder('open|problem|what does|statement|use care people|promise|close'),
  sequence:
    'open close does what use problem care use promise people what use care problem use what promise care people use what problem care use promise people use what care problem promise use people what care use problem open promise'.split(
      ' ',
    ),
}
