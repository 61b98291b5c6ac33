import { inOrder, type Frame } from './frame.ts'

const OPEN = [
  'Every age leaves something behind, and one of the things it has left us is {topic}.',
  'To tell the story of {topic} is to tell a story about people.',
  'Go back far enough, and there is a world without {topic}; that is where we begin.',
  'History likes to hide in plain sight, and {topic} <be> a good example.',
  'Somewhere behind {topic} there is a first time, a first doubt, and a first person who said yes.',
  "Before {topic} became a chapter in a book, it was somebody's present.",
  'We think we know {topic}; the past, as usual, is more interesting.',
  'Turn the clock back, and {topic} slowly <come> into view.',
]

const WORLD = [
  'Imagine the days before anyone could look back on {topic}: slow mornings, long roads, and no idea of what was coming.',
  'People then had their own certainties, and {topic} {was} about to disturb some of them.',
  'To picture the world around {topic}, forget for a moment how fast news travels now.',
  'Daily life went on while {topic} took shape: work, weather, meals, and a light in the window.',
  'It is easy to forget that those who lived through {topic} did not know how it would end.',
  'In the background of {topic} there were ordinary people, most of them without names in any record.',
  '@near Picture {place}, with {thing} and {thing2}, and you have a small window onto {topic}.',
]

const CAUSE = [
  'Why then and why there, one may ask of {topic}, and look for more than one cause.',
  'Need, curiosity and chance: look for all three behind {topic}.',
  'No single hand shaped {topic}; many hands did, and not all of them agreed.',
  'There are usually warnings, hints and rough drafts long before anything like {topic}.',
  'Conditions for something like {topic} gather slowly, the way snow gathers before it slides.',
  'Perhaps an old way of doing things had begun to creak, and {topic} {was} the sound of it.',
]

const TURNS = [
  'At first, it seems, few people take things like {topic} seriously.',
  'Somewhere in {topic} there is a part that people still argue about.',
  'What happened next in {topic} depends a little on whom you ask.',
  'It is easy to imagine how {topic} might have ended as a footnote.',
  'Small decisions, made by tired people late in the day, may well have bent the course of {topic}.',
  'As with any change, some will have won by {topic}, some lost, and most simply had to live with it.',
  'Imagine letters crossing and rumours growing while {topic} gathered speed.',
  'One change tends to pull another behind it, and soon there is no way back to the time before {topic}.',
  'Those who resisted {topic}, if there were any, may have had better reasons than we remember.',
  'Step by step, what was strange about {topic} became normal, and what was normal was forgotten.',
  'It probably took longer than the summaries suggest; {topic} must have had days in it that nobody writes about.',
]

const TRACE = [
  'What remains of {topic} today are traces: a handful of records, a few objects, a habit we no longer question.',
  'Historians read {topic} the way others read weather, from signs that are easy to miss.',
  'Every source about {topic} was written by someone who wanted something; that, too, is evidence.',
  '@near Stand {at} for a moment, listen to {sound}, and the distance to {topic} shrinks.',
  'Museums keep the objects, but {topic} also lives on in words, in streets, in the way we do things.',
  'Much about {topic} we can only guess, and it is honest to say so.',
  'There are gaps in what we know of {topic}, and the gaps have a shape.',
]

const PEOPLE = [
  'Behind the dates of {topic} there must have been breakfasts, quarrels, jokes and sore feet.',
  'Think of one person in the middle of {topic}, no hero, just someone who got up that morning and went.',
  'For those who came after, {topic} {was} something they had always known.',
  'There must have been children who grew up with {topic} and could not imagine what their grandparents were talking about.',
  'Somebody will have been brave in {topic}, somebody afraid, and perhaps it was the same person.',
]

const MEANING = [
  'What {topic} <have> to do with us is perhaps more than we like to think.',
  'The lesson of {topic}, if there is one, is that nothing looks inevitable from close up.',
  'Looking back at {topic}, we see a line; those who were there saw a crossroads.',
  'Every generation tells {topic} again, and in doing so it tells us something about itself.',
  'The questions that {topic} raised have not gone away; they have changed their clothes.',
  'If {topic} teaches anything, it is to look twice at what everybody takes for granted.',
]

const CLOSE = [
  'And so {topic} <be> not over; it has only become the ground we stand on.',
  'That is the story of {topic}, or at least the part of it that fits into a few minutes.',
  'The past does not repeat itself, but with {topic} in mind, one may hear it rhyme.',
  'Remember {topic} the next time somebody says that nothing ever changes.',
  'What we do now with what {topic} left us will be history too.',
  'It was never only about {topic}; it was about what people do when the world moves.',
  'Close the book, look around, and there {it} <be>: {topic}, still at work.',
  'Long after the noise has faded, {topic} still <have> something to say.',
]

export const HISTORY: Frame = {
  passages: {
    open: OPEN,
    world: WORLD,
    cause: CAUSE,
    turns: TURNS,
    people: PEOPLE,
    trace: TRACE,
    meaning: MEANING,
    close: CLOSE,
  },
  order: inOrder('open|world cause|statement|turns fact people|trace meaning|close'),
  sequence:
    'open close turns world fact cause turns meaning people trace turns fact world turns trace meaning cause turns people fact world turns trace meaning turns cause people world turns trace meaning fact turns cause people world trace turns meaning world cause turns trace people meaning open turns world cause trace'.split(
      ' ',
    ),
}
