import { inOrder, type Frame } from './frame.ts'

const ASK = [
  'Have you ever stopped to ask {question}?',
  'It is one of those questions that sound simple: {question}.',
  'Everybody has wondered at some point, and few can say: {question}.',
  'Let us take a calm look at {question}.',
  'A child asks {question}, and suddenly the grown-ups are very quiet.',
  'Here is a question worth a minute of your day: {question}.',
  'Suppose someone asked you, right now, {question}.',
  'We walk past the answer every day, and still we wonder {question}.',
  'There is a short answer to {question}, and there is a better one.',
]

const NAME = [
  '{Topic}: [you know the word|the name is familiar|it sounds like something from a textbook], but what is behind it?',
  'Let us take {topic} apart, slowly, and put the pieces on the table.',
  'There is more going on inside {topic} than meets the eye.',
  'Few things are as close to us, and as rarely explained, as {topic}.',
  'Here is the story of {topic}, told from the beginning and without the jargon.',
  'If {topic} <have> always seemed a little mysterious, the next minute is for you.',
  'To understand {topic}, it helps to forget for a moment that there is a word for {them}.',
  'Ask ten people about {topic} and you may well get ten half answers.',
]

const SETUP = [
  'It helps to begin with what everyone can see of {topic}, and only then to ask what lies underneath.',
  '@near Start with a picture: {thing}, {sense}, and right in the middle of it, {topic}.',
  'Before any theory, we have {topic} as we meet {them}: in passing, in real life, without a label.',
  '@near The best place to start looking at {topic} is not a lecture hall; it is {place}.',
  'Three things are worth asking about {process}: what goes in, what happens inside, and what comes out.',
  'Nothing about {process} needs magic, but quite a lot of it needs patience.',
  'To follow {process} you need no formulas, only the habit of asking what happens next.',
  'Think of {process} as a chain of small steps, each of them ordinary, that add up to something that is not.',
]

const ORDER = [
  'Start with the conditions, because {process} <depend> first of all on the setting.',
  'Then look for the trigger, the small push at the start of {process}.',
  'The long middle part of {process} is the part that most explanations skip.',
  'Think of {process} backwards for once: begin with the result and ask what must have come just before.',
  'In {process}, one step prepares the next, the way one domino leans on another.',
  'Imagine {process} with one step taken away; if the rest no longer adds up, that step matters.',
  'Ask which parts of {process} take an instant and which take their time; the slow ones often decide.',
  'Ask about timing in {process}: what would happen too early, and what too late?',
  'Perhaps part of {process} plays out at a scale we cannot see, and so it feels like a trick.',
  'What may surprise you about {process} is how little is needed once everything stands in the right order.',
  'Each stage of {process} may leave a trace, and with practice you can learn to read it.',
  'Look closely at {process}, and cause and effect may begin to look like a circle.',
]

const COMPARE = [
  'Picture {process} as a conversation, in which each side waits for the other to finish.',
  'The ingredients matter, as they do in a kitchen, but in {process} the order in which they meet matters more.',
  'You can think of {process} as a crowd leaving a theatre: nobody plans the pattern, and still there is one.',
  'A good comparison for {process} is a lock with several keys, all of which have to turn at once.',
  'Imagine watching {process} in slow motion, stretched out until each part can be seen on its own.',
  'It is a little like a relay race: in {process}, what counts is what gets handed on.',
  'Think of {process} as a set of scales that is always about to tip.',
  'There are many small parts in {process}, as in a play where most of the actors never take a bow.',
]

const DETAIL = [
  '@near Up close, {topic} <have> a texture: {sense}, {sound}, a rhythm of {its} own.',
  'Notice the small things the next time you come across {topic}; details are where the explanation hides.',
  '@near People who work with {topic} learn to listen for {sound}.',
  'Ask where chance comes in, if it does, and you will look at {topic} more closely.',
  'The same rules that govern {topic} are at work in quieter places too.',
  'Small differences at the start of {process} can turn into large ones by the end.',
  'Look for exceptions to {process}; they are not mistakes, they are where the interesting questions live.',
  'What looks like chaos in {process} is often order that we have not yet learned to see.',
  'Measure {topic} and you learn one thing; watch {them} and you learn another.',
  'Beginners look at the result, but those who know {topic} well look at the conditions.',
]

const DOUBT = [
  'A common mistake is to look for a single cause behind {process}.',
  'It is tempting to say of {process} that it just happens so, but that is where the thinking usually stops.',
  'Many of us learned a short version of {topic} once, and short versions leave things out.',
  'Be careful with {topic} wherever an explanation sounds too smooth.',
  'If something about {process} still seems unclear, saying so is part of an honest answer.',
  'What we are told about {topic} in one sentence usually needs a second.',
]

const MATTER = [
  'Why care about {topic}? Because once you understand {topic}, you start to see {them} everywhere.',
  'Knowing this about {topic} will not change your morning, but it may change what you notice in it.',
  'Understanding {topic} is also a way of taking care, because we look after what we understand.',
  'The more clearly we see {topic}, the better the questions we can ask.',
  'Behind {topic} there are people who looked twice, and kept looking.',
  'This is what makes {topic} worth explaining: it turns something taken for granted into something seen.',
]

const TRY = [
  'You can test some of this yourself: find {topic}, change one thing, and watch.',
  'Try explaining {topic} to a friend tonight; wherever you get stuck, there is something left to learn.',
  'The next time you have a free minute, look at {topic} with fresh eyes.',
  'Draw {topic} on a piece of paper, with arrows, and see which arrow you are least sure of.',
]

const CLOSE = [
  'So much, in short, for {topic}: not a miracle, but no less wonderful for that.',
  'And now, when somebody asks about {topic}, you have a place to begin.',
  'The next time you meet {topic}, say hello; you know each other a little better now.',
  'There is always more to {topic}, but this much you can carry with you.',
  'Simple parts, patient steps, a surprising whole: that is {topic}.',
  'That is the quiet beauty of {topic}: it goes on whether or not we are watching.',
  'Look again at {topic}, and the ordinary world has one more open door.',
  'And that is the thing about {topic}: the closer you look, the more there is.',
  'Keep asking; {topic} <be> only the beginning of the list.',
]

export const EXPLAINER: Frame = {
  passages: {
    ask: ASK,
    name: NAME,
    setup: SETUP,
    order: ORDER,
    compare: COMPARE,
    detail: DETAIL,
    doubt: DOUBT,
    matter: MATTER,
    try: TRY,
    close: CLOSE,
  },
  order: inOrder('ask|name|setup|statement|order fact compare detail doubt|matter try|close'),
  sequence:
    'ask close fact fact setup order fact compare name fact order matter fact detail order doubt compare order try detail fact matter order setup compare detail order doubt order detail compare matter order setup detail fact name doubt compare try order detail matter setup order name detail doubt compare order matter detail setup try'.split(
      ' ',
    ),
}
