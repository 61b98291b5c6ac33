import { inOrder, type Frame } from './frame.ts'

const OPEN = [
  'Pack light and come along: {topic}.',
  'There are places one visits and places one listens to, and {topic} may well turn out to be both.',
  'If you only bring one thing on this journey, bring time for {topic}.',
  'The first thing you notice is {sense}; the second is that {topic} will not be hurried.',
  'Close your eyes for a moment and think of {topic}.',
  'Every journey begins with a picture in the head, and this one begins with {topic}.',
  'Set your watch to a slower hour, because this is about {topic}.',
  'Let us go, with comfortable shoes and no great plan: {topic}.',
]

const ARRIVE = [
  'Arrive early if you can, while {named} is still talking to itself.',
  'On the first {daytime} in {named}, do nothing but walk.',
  'Leave the map in your pocket for an hour and let {named} decide.',
  'Stand still on any corner of {named} and wait; something will come around it.',
  'The way into {named} is easy: follow whoever seems to know where the bread is.',
  'Give {named} a first look from high up, and a second one from a bench.',
  'Somewhere in {named} there is {sound}, and that is a good place to turn left.',
]

const STREET = [
  'In the morning {named} belongs to the people who work there; be polite, and be quiet.',
  'Side streets are where {named} keeps its good mood.',
  'Ask for directions in {named} even when you know the way; you will get a story with it.',
  'Look up now and then, because {named} is decorated mostly above eye level.',
  'Markets are the honest part of a place, so let {named} show you one.',
  'You will find {thing} in {named}, and nobody will be able to tell you why it is there.',
  'Listen: under the traffic, {named} has a rhythm of its own.',
  'There is a kind of light in {named} that makes even {thing} look like a postcard.',
  'Sit down somewhere without a view and watch {named} pass by.',
]

const TASTE = [
  'Eat where the menu is short and the talk is loud; {named} will take it as a compliment.',
  'Try one dish in {named} that you cannot pronounce.',
  'Drink something small, standing up, and for five minutes you belong to {named}.',
  'Half of {named} can be learned with a fork.',
  'Breakfast tells you how {named} would like to be, and supper tells you how it is.',
]

const AROUND = [
  'Think of {topic} as a conversation: you bring a question, the place brings the weather.',
  'Every hour of {topic} leaves something small in the pocket, {thing} or a ticket or a name.',
  'What stays of {topic} is seldom what the guidebook underlined.',
  'Between two sights there is always the walk, and the walk is where {topic} <happen>.',
  'With {topic} it pays to come back to the same corner twice, once in sun and once in rain.',
  'You can rush {topic}, of course, in the way that one can rush a song.',
  'Somebody will be kind to you along the way; that, too, is part of {topic}.',
  'Take one photograph, then put the camera away and see what else {topic} <have> to offer.',
  'For {topic}, the second day is better than the first, because by then you are no longer looking for it.',
  'Get lost once, on purpose; {topic} without a detour would only be a schedule.',
  'Buy something useful and slightly odd, so that {topic} <come> home with you.',
  'Notice {sound}, notice {sense}; {topic} <be> made of such things.',
  'A rainy hour is no loss to {topic}; it is an invitation to go indoors and stare.',
  'Talk to whoever sits next to you, and {topic} <gain> a voice.',
]

const EVENING = [
  'Towards evening {topic} <grow> softer, and even {sound} seems to slow down.',
  'When the lamps come on, take the long way back and let {topic} settle.',
  'The last light is the best guide there is to {topic}.',
  'At the end of a day of {topic}, feet are tired and eyes are not.',
  'Find a place to sit as the day goes out; {topic} <look> best from there.',
]

const CLOSE = [
  'And when you leave, leave something undone, so that {topic} <have> a reason to call you back.',
  'You will forget the names, and you will remember {sense}; that is {topic}.',
  'Travel home slowly, if you can, with {topic} still in your ears.',
  'Some journeys end at a station; {topic} <end> much later, in a kitchen, when somebody asks how it was.',
  'That was {topic}, or a first page of it.',
  'Go while you are curious, and {topic} will do the rest.',
  'Wherever you go next, {topic} will have been good practice.',
  'The road back is the same road, but after {topic} you are not quite the same traveller.',
]

export const TRAVEL: Frame = {
  passages: {
    open: OPEN,
    arrive: ARRIVE,
    street: STREET,
    around: AROUND,
    taste: TASTE,
    evening: EVENING,
    close: CLOSE,
  },
  order: inOrder('open|arrive|statement|street around taste|evening|close'),
  sequence:
    'open close arrive street around taste around street arrive around evening street around taste arrive street around evening around taste street arrive around street evening around taste arrive around street evening around open street arrive around taste street evening around arrive around'.split(
      ' ',
    ),
}
