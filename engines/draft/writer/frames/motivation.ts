import { inOrder, type Frame } from './frame.ts'

const OPEN = [
  'This one is for you, and it is about {topic}.',
  'Nobody saw you get up this morning, but you did, and that is where {topic} <begin>.',
  'There will be a day when {topic} <feel> easy; today does not have to be that day.',
  'Listen: {topic} {was} never meant to be comfortable.',
  'You already know more about {topic} than you think.',
  'Take a breath, put your shoulders down, and let us talk about {topic}.',
  'Most people wait for the right moment, and so {topic} <stay> a dream of theirs.',
  'It starts small; {topic} <start> with one decision nobody applauds.',
]

const HARD = [
  'It will be hard, and that is not a sign that {topic} <be> wrong for you.',
  'There are mornings on which {topic} <look> like a mountain with no path.',
  'You will hear that {topic} <be> for other people, the lucky ones, the loud ones.',
  'Doubt will come along, uninvited, and sit down right next to {topic}.',
  'You may fall, you may lose a week, and {topic} will still be there on Monday.',
  'The middle of {topic} is the lonely part, where the start is far behind and the end is not in sight.',
  'Some days {topic} <be> nothing but showing up.',
]

const TRUTH = [
  'But here is the truth about {topic}: it is built out of ordinary days.',
  'Strength is not what you bring to {topic}; it is what you take away from it.',
  'Nobody becomes ready first and starts later; with {topic} it is the other way round.',
  'What matters in {topic} is not how fast you go, but that you come back.',
  'You do not need permission for {topic}.',
  'Small steps look like nothing for a long time, and then {topic} <look> like a miracle.',
  'The voice that says you cannot has never tried {topic}.',
  'Fear only means that {topic} <be> important to you.',
  'Every expert in {topic} has a drawer full of bad first tries.',
  'You are allowed to be slow at {topic}, and proud of it.',
  'Nothing you do for {topic} is wasted, not even the part you have to do again.',
]

const PICTURE = [
  'Picture it: {sense}, {sound}, and you, a little further along in {topic} than yesterday.',
  'Think of anything good that someone once made with unsteady hands; think of {topic} in that way.',
  'Remember the last time you nearly gave up, and what {topic} would be without that day.',
  'Imagine telling this story in a year, the story of {topic}, and smiling at this very chapter.',
  'Somewhere a younger you is watching, and hoping that you will go on with {topic}.',
  'See yourself at the end of the road, looking back on {topic}, tired and glad.',
]

const DO = [
  'So do one thing today, one small honest thing, for {topic}.',
  'Set the alarm, lay out the shoes, write the first line; let {topic} begin before you can argue.',
  'Choose who gets to talk to you about {topic}.',
  'When it gets loud, go back to why you cared about {topic} at all.',
  'Rest when you must, but do not confuse resting with leaving {topic} behind.',
  'Count the tries and not the failures, because {topic} <be> made of tries.',
  'Say no to something small, so that you can say yes to {topic}.',
  'Ask for help; {topic} {was} never a solo.',
  'Keep a promise to yourself, however small, and {topic} <grow> by that much.',
]

const CLOSE = [
  'One day you will look back, and what you will see {is} {topic}, step by step by step.',
  'The door is open, and behind it {is} {topic}; you only have to walk.',
  'So stand up, begin again, and let {topic} have the last word.',
  'You are closer to {topic} than you were a minute ago.',
  'Not tomorrow, not when everything is perfect: {topic} <start> now.',
  'Whatever happened before, {topic} <be> still yours to choose.',
  'Go, and take {topic} with you.',
  'And when somebody asks how you did it, tell them about {topic}, and about today.',
]

export const MOTIVATION: Frame = {
  passages: {
    open: OPEN,
    hard: HARD,
    truth: TRUTH,
    picture: PICTURE,
    do: DO,
    close: CLOSE,
  },
  order: inOrder('open|hard|statement|truth picture do|close'),
  sequence:
    'open close truth hard do truth picture truth do hard truth picture do truth hard truth do picture truth hard do truth picture do hard truth do picture truth hard open do truth picture hard do'.split(
      ' ',
    ),
}
