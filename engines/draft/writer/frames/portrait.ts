import { inOrder, type Frame } from './frame.ts'

const OPEN = [
  'Look at it for a moment without a word: {topic}.',
  'There is no hurry here; {this} {is} {topic}.',
  'Some things are best met slowly, and {topic} <be> one of them.',
  'It could be anywhere, and it could be any day, but it is this: {topic}.',
  'Let the noise fall away, and what is left {is} {topic}.',
  '@scene Begin with {sound}, add {sense}, and you are nearly there: {topic}.',
  'You might pass {topic} without a second glance, and you would miss a whole world.',
  'Here is a small film about {topic}.',
  'Before anything happens, there {is} {topic}, quite still, as if listening.',
]

const LOOK = [
  'Turn your head a little, and {topic} <become> something else entirely.',
  'There is no centre to {topic}, only places where the eye likes to rest.',
  'Dust, light, a little movement: {topic} <need> no more than that to be alive.',
  'Where {topic} <end> and the rest of the world begins is hard to say.',
  'Half of {topic} lies in shadow, and the shadow is the better half.',
  'Nobody arranged {topic} for us, which may be why {it} <look> so right.',
  'Up close, {topic} <turn> out to be full of edges and corners, and each of them has a shadow.',
  '@scene The eye goes first to {thing}, then to {thing2}, and only then to the heart of it: {topic}.',
  '@scene There is {sense} about {topic}, and it changes by the minute.',
  'From a distance {topic} <look> simple; it is the distance that is simple.',
  'Light moves over {topic} the way a hand moves over a map.',
  'Nothing in {topic} is posed, and still everything is in its place.',
  'Colours gather around {topic}, quiet ones mostly, and one that is not.',
  'Look long enough at {topic} and you will find a pattern; look longer and you will lose it again.',
  'What {topic} <hide>, {it} <hide> in the open.',
  '@scene {Thing} belongs to {topic} as a comma belongs to a sentence.',
]

const LISTEN = [
  'Put an ear to {topic} and you will hear mostly your own patience.',
  'Between one sound and the next, {topic} <draw> a long breath.',
  '@scene Words come late to {topic}; first there is {sound}, then {sense}, then nothing for a while.',
  'What {topic} would say, if asked, is probably not much.',
  '@scene Listen: {sound}, and under it the slower sound of {topic}.',
  '@scene If {topic} had a voice, it would be close to {sound}.',
  '@scene Silence is never quite silent around {topic}; somewhere there is {sound}.',
  'There are words for {topic}, but most of them come too early.',
  'A breath in, a breath out: that is about the pace of {topic}.',
  '@scene Now and then {topic} <seem> to answer, in a language made of {sense}.',
]

const LIST = [
  'Look, there: {aspect}.',
  'Then there is {aspect}, as if it had always been part of the picture.',
  'A little further on, {aspect}.',
  'And, hardly moving at all, {aspect}.',
  'Beside it, almost shyly, {aspect}.',
  'Somewhere at the edge of the frame, {aspect}.',
]

const PLACE = [
  '@place All of this takes place {at}, and {place} would not be the same without it.',
  '@place The hours {at} have a colour of their own.',
  '@place Whoever comes to {place} brings a story along, and leaves with a slightly different one.',
  '@place In {season}, {place} looks older; on a good {daytime}, much younger.',
  '@place There is {thing} {at}, where there has always been one, and it may well outlast us.',
  '@place Weather passes over {place} as thoughts pass over a face.',
  '@place Everything {at} has been touched by someone, and a little of that stays.',
]

const TIME = [
  'Wait a moment longer than feels polite, and {topic} <begin> to open.',
  'No two hours of {topic} weigh the same.',
  'Somewhere a clock is running, but {topic} <have> not been told.',
  'Once, {topic} must have been new to somebody.',
  'Perhaps all we look for in {topic} is a place to put our attention.',
  'Time behaves differently around {topic}; a minute can hold more than an hour elsewhere.',
  'Yesterday {topic} looked much the same, and yet not one detail repeats itself.',
  'There was a time before {topic}, and there will be one after, and neither seems quite real from here.',
  'Each {season} leaves a thin layer on {topic}, and none of them quite covers the last.',
  'By {daytime}, {topic} will have changed again, so slightly that only the patient will notice.',
  'Things that matter rarely shout, and {topic} <have> never raised a voice.',
]

const PEOPLE = [
  'Some walk past {topic}, some stop, and one or two come back with a friend.',
  'Ask three people to draw {topic} and you will get three kinds of love.',
  'There is always someone for whom {topic} <mean> home.',
  'Nobody teaches us how to look at {topic}; we catch it from each other.',
  'People come and go; {topic} <remain> what they remember when they speak of something else.',
  'A child would understand {topic} at once, and could not explain it.',
  'Somebody loves {topic} without ever having said so.',
  'You can tell a lot about a person by the way they stand in front of {topic}.',
  'Two strangers look up at the same time, see {topic}, and nod.',
  'Old people tell of {topic} with their hands.',
  'Everyone takes a different piece of {topic} home.',
]

const THOUGHT = [
  'Perhaps we do not look at {topic} at all; perhaps {topic} <hold> up a mirror.',
  'There are larger things than {topic}, but few that are so complete.',
  'It is possible to be grateful for {topic} without knowing whom to thank.',
  'To describe {topic} exactly, one would have to leave out every adjective.',
  'A day that has {topic} in it cannot be entirely lost.',
  'Maybe that is what {topic} can teach: that it is enough to be here.',
  'There is a kind of courage in {topic}, the kind that does not need an audience.',
  'One does not own {topic}; one visits.',
  'What seems empty in {topic} is only room.',
  'Against the rush of everything, {topic} <set> a very small, very firm no.',
  'It is a gentle thing, this looking at {topic}, and it leaves no trace but a calmer breath.',
  'If {topic} <be> a question, it is one that asks nothing in return.',
  'We call {topic} ordinary because we lack a better word for what holds everything together.',
]

const CLOSE = [
  'And then, as quietly as it began, the picture fades, and {topic} <go> on without us.',
  'That is all, and it is plenty: {topic}.',
  'Stay a second longer; {topic} will not mind.',
  'When you look away, take a little of {topic} along.',
  '@scene The light shifts, {sound} returns, and {topic} <be> simply there.',
  'Remember this, on a louder day: {topic}.',
  'Somewhere it continues, right now, unfilmed: {topic}.',
  'And if you should pass this way again, give {topic} my regards.',
  'Nothing more needs to be said about {topic}, so let us say nothing, and look.',
]

export const PORTRAIT: Frame = {
  passages: {
    open: OPEN,
    list: LIST,
    look: LOOK,
    place: PLACE,
    listen: LISTEN,
    people: PEOPLE,
    time: TIME,
    thought: THOUGHT,
    close: CLOSE,
  },
  order: inOrder('open|list|statement|look listen place|people time thought|close'),
  sequence:
    'open close list list look list listen list thought place look time people list look listen place thought look time people place look listen thought look time people place look thought listen time look people place thought look list time listen people place look thought time people open place thought time listen people'.split(
      ' ',
    ),
}
