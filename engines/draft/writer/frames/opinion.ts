import { inOrder, type Frame } from './frame.ts'

const OPEN = [
  'Let us be fair to {topic} for a minute.',
  'It is time somebody said a calm word about {topic}.',
  'Opinions about {topic} are easy to find; reasons take a little longer.',
  'You may already have made up your mind about {topic}, and that is exactly why this is worth hearing.',
  'What would change if we took {topic} seriously?',
  'There are louder subjects than {topic}, but not many that touch us as often.',
  'Ask around about {topic}, and you will hear a yes, a no, and a great many shrugs.',
  'Here is a thought about {topic} that has been waiting for a quiet moment.',
]

const ASK = [
  'The question is {question}, and it deserves more than a reflex.',
  'So, honestly: can we say {question}?',
  'Put the slogans aside and ask {question}.',
  'Friends have argued over it at many a kitchen table: {question}.',
  'It matters {question}, because the answer shows in how we spend our days.',
]

const REASON = [
  'The first point is the simplest: {topic} may cost less than we fear and give more than we expect.',
  'Then there is the matter of time, which {topic} <ask> us to spend with open eyes.',
  'A good reason for {topic} is one that still holds on a bad day.',
  'Small things add up, and {topic} <be> made of small things.',
  'Look at it from the inside: {topic} can change how the day feels long before anything can be measured.',
  'There is also the question of who gains from {topic}, and it is often more people than the loudest voices suggest.',
  'It is hard to argue with experience, so ask those who have lived with {topic} what they think of it.',
  'What speaks for {topic} is not that {it} <be> perfect, but that the alternative is rarely better.',
  'Nobody has to be an expert to see the sense in {topic}.',
  'Habits shape us quietly, and {topic} may be one of the better habits to be shaped by.',
  'If nothing else, {topic} <make> us pay attention, and attention is scarce.',
  'Think of the next ten years rather than the next ten minutes, and the case for {topic} grows stronger.',
]

const AGAINST = [
  'There are objections to {topic}, and they should be heard.',
  'Not everyone has the room, the money or the nerve for {topic}, and it would be unkind to pretend otherwise.',
  'Some worry that {topic} <promise> too much; sometimes they are right.',
  'Anything can be overdone, and {topic} <be> no exception.',
  'To be honest about {topic}, {it} <do> not solve everything, and {was} never going to.',
  'The other side of {topic} has reasonable people on it as well.',
]

const REPLY = [
  'Still, a fair doubt is no reason to turn away from {topic}; it is a reason to do it with care.',
  'But weigh it calmly, and the scale tips a little further towards {topic} than expected.',
  'The better question is not whether {topic} <be> flawless, but compared to what.',
  'Many objections to {topic} turn out, on a closer look, to be about something else.',
  'Meet the doubt halfway, and what remains of {topic} stands on firmer ground.',
]

const PICTURE = [
  'Picture an ordinary {daytime} in which {topic} <have> {its} place: {sense}, {sound}, a little more ease.',
  'Imagine somebody who has never given {topic} a thought, and who begins today.',
  'Think of {place}, of {thing}, of all the plain moments where {topic} can make a difference.',
  'You have probably felt it yourself, that small click, when {topic} made sense.',
  'Somewhere, right now, someone is being quietly helped along by {topic}.',
  'Consider how a neighbour, a teacher or a stranger might talk about {topic}.',
]

const ACT = [
  'You do not have to decide everything about {topic} today; try it for a week.',
  'Begin where it is easy, and let {topic} argue for itself.',
  'Talk about {topic} with someone who disagrees, and listen twice as long as you speak.',
  'Ask for proof, ask for stories, and then ask yourself what {topic} <be> worth to you.',
  'Change one small thing in favour of {topic}, and notice what follows.',
]

const CLOSE = [
  'That is the case for {topic}; the verdict is yours.',
  'Perhaps {topic} will not change the world, but it may well change an afternoon, and that is a start.',
  'In the end {topic} <be> less about being right than about paying attention.',
  'Whatever you decide about {topic}, decide it with your eyes open.',
  'So the next time {topic} <come> up, you will have more than a shrug to offer.',
  'Give {topic} an honest chance, and see what it gives back.',
  'It is a modest claim, and it will stand: {topic} <deserve> a second look.',
  'The argument about {topic} will go on, and it should; now you are part of it.',
]

export const OPINION: Frame = {
  passages: {
    open: OPEN,
    ask: ASK,
    reason: REASON,
    picture: PICTURE,
    against: AGAINST,
    reply: REPLY,
    act: ACT,
    close: CLOSE,
  },
  order: inOrder('open|ask|statement|reason fact picture|against reply|act|close'),
  sequence:
    'open close reason ask reason against reply picture reason fact act reason picture reason against fact reply reason act picture reason fact against reason reply picture reason act against reason picture reply reason act open picture against reason reply ask act'.split(
      ' ',
    ),
}
