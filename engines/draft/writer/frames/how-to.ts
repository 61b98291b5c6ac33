import { inOrder, type Frame } from './frame.ts'

const OPEN = [
  'There is a good way to go about {topic}, and it is simpler than most people think.',
  'If you have been putting off {topic}, today is a fine day to stop.',
  'Let us talk about {topic}, step by step and without any drama.',
  'Everybody who is good at {topic} was once bad at it.',
  'You do not need talent for {topic}; you need a start, a little order, and a second try.',
  'Here is {topic} the way a patient friend might show it to you.',
  'Nobody is born knowing about {topic}, which is good news for the rest of us.',
  'Give me a minute or so, and {topic} will look a lot less complicated.',
]

const GOAL = [
  'Begin at the end: what should {topic} look like when all has gone well?',
  'Before you start, decide why {topic} <matter> to you; the reason will carry you further than the method.',
  'Keep the goal small at first, because a small success in {topic} is worth more than a large plan.',
  'Ask yourself what good enough means for {topic}, and write it down.',
  'One clear sentence about what you want from {topic} saves an hour of wandering.',
]

const PREPARE = [
  'First, clear some space: a tidy corner, a quiet half hour, and nothing in your head but {topic}.',
  'Gather what you need for {topic} before you begin, so that nothing pulls you away halfway through.',
  'You will not need much for {topic}; start with what is already there.',
  'Look at how others go about {topic}, but borrow only one idea at a time.',
  'Set aside a little more time for {topic} than you think it takes.',
  'Put what you use most within reach; with {topic}, convenience is half of the discipline.',
]

const STEPS = [
  'Step one is the smallest: do the very first part of {topic}, and only that.',
  'Then pause and look; most trouble with {topic} shows itself early.',
  'Next, take {topic} one notch further, at a pace that still feels easy.',
  'Work from the outside in: settle the frame of {topic} first, the details later.',
  'When something in {topic} resists, do not push harder; change the angle.',
  'Repeat the part of {topic} that feels awkward until it feels dull.',
  'Keep your hands, or your thoughts, moving in the same order each time; {topic} <reward> routine.',
  'Now let it rest for a moment, because {topic} often <improve> while nobody is looking.',
  'Check {topic} against the goal you set, honestly, and adjust one thing only.',
  '@near Use your senses as you go: with {topic}, {sense} or {sound} can tell you more than a clock.',
  'If you get lost in {topic}, go back to the last point where everything made sense.',
  'Write down what worked in {topic}, in words you will still understand in a month.',
  'Halfway through {topic}, tidy up; the second half is always easier with a clear view.',
  'Finish the round you have begun before you improve anything; {topic} <be> learned in whole circles.',
]

const MISTAKES = [
  'The most common mistake in {topic} is to begin with the hardest part.',
  "Do not compare your first week of {topic} with somebody else's tenth year.",
  'Rushing is the surest way to do {topic} twice.',
  'Many people give up on {topic} one step before it gets easy.',
  'Too many tools can get in the way of {topic}; too few rarely do.',
  'If {topic} <go> wrong, that is not failure, it is information.',
  'Beware of advice about {topic} that comes without a reason.',
]

const HELP = [
  'It helps to have company: show somebody your work on {topic} and ask one precise question.',
  'A photo or a note from today will show you, next month, how far you have come with {topic}.',
  'Turn {topic} into a small habit, tied to something you already do, such as the first coffee of the day.',
  'Reward the effort and not just the result; {topic} <grow> where {it} <be> welcome.',
  'On a bad day, do the two-minute version of {topic}, so that the thread does not break.',
  'Teach {topic} to someone else as soon as you can; it is the fastest way to learn it properly.',
  'Be kind to the beginner in you; {topic} <be> supposed to feel strange at first.',
  'Choose a place and keep it: a fixed spot tells your mind that it is time for {topic}.',
]

const FEEL = [
  'After a while you will notice that {topic} no longer <need> your full attention.',
  'There is a moment, usually on an ordinary {daytime}, when {topic} suddenly <feel> natural.',
  'What once looked like a wall in {topic} turns out to have been a row of steps.',
  'You will begin to see good examples of {topic} everywhere, and understand why they are good.',
  'And one day somebody will ask you about {topic}, and you will know the answer.',
]

const CLOSE = [
  'That is all there is to it, and all there needs to be: {topic}, one calm step at a time.',
  'So start today, start small, and let {topic} take care of tomorrow.',
  'The rest is practice, and practice makes {topic} your own.',
  'You have everything you need for {topic} now; the next move is yours.',
  'Begin, look, adjust, repeat: that is the whole secret of {topic}.',
  'Do it once, badly, and you are already closer to {topic} than you were this morning.',
  'Enjoy it, because {topic} should leave you with more energy than it took.',
  'See you on the other side of your first try at {topic}.',
]

export const HOW_TO: Frame = {
  passages: {
    open: OPEN,
    goal: GOAL,
    prepare: PREPARE,
    steps: STEPS,
    mistakes: MISTAKES,
    help: HELP,
    feel: FEEL,
    close: CLOSE,
  },
  order: inOrder('open|goal prepare|statement|steps fact mistakes help|feel|close'),
  sequence:
    'open close steps prepare steps mistakes fact steps goal help steps prepare fact steps feel mistakes steps help fact steps prepare mistakes steps help goal fact steps mistakes help steps prepare feel steps mistakes help open steps goal prepare steps help mistakes feel steps fact help goal prepare steps feel mistakes help'.split(
      ' ',
    ),
}
