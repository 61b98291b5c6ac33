import { inOrder, type Frame } from './frame.ts'
import { TALE_ENDINGS } from './tale-endings.ts'

const OPEN = [
  '{At}, where [few people ever look|nothing much is supposed to happen|every day resembles the last], we meet {first}.',
  '{First} <live> {at}, with {sound} [for company|all day long].',
  '{First} <know> {place} [by heart|better than any map|the way others know a song].',
  'It begins {at}, with {thing}, {sense}, and {first}.',
  'Picture {place}: {thing}, {sense}, and, a little apart from everything, {first}.',
  'Beside {thing}, {at}, {first} <wait> for the {daytime} to end.',
  'This is the story of {first}, and it begins {at}.',
  '{First} <live> {at}, and until this {season} hardly anyone has heard of {him}.',
  'It is {season} {at}, and {first} <be> the only one awake.',
]

const MEET = [
  '{Sub} <have> a habit of noticing what others step over: {thing}, say, or {thing2}.',
  'Ask anyone {at} and they will describe {sub} in the same three words: patient, curious, and a little stubborn.',
  '@person {Sub} <speak> little, <listen> a great deal, and <keep> {his} promises to the minute.',
  'There is something about {sub} that [makes strangers slow down|dogs trust at once|keeps birds from flying off].',
  '{Sub} <be> neither the strongest nor the quickest {at}, and <have> long stopped minding.',
  'What {sub} <have> in plenty is time, and what {he} <lack> is a reason to spend it.',
  '@person {Sub} <have> two coats, one good cup, and a way of looking at {thing} as if it may answer.',
  '{Sub} <get> up before everyone else, and {thing} is the first thing {he} <see>.',
  'If {sub} <have> a secret, it is a small one: {he} still <hope> that something will happen {at}.',
  '{Sub} <have> learned early that {place} gives nothing away for free.',
]

const WORLD = [
  '{Place} is the kind of place where {thing} can stay in one spot for years, and {sub} <know> exactly which.',
  'In the evenings {place} belongs to {sound}, to {sense}, and to {sub}.',
  '{Sub} <know> every corner: {thing} {at}, and beyond it {thing2}, and beyond that only sky.',
  'The days {at} pass slowly for {sub}, marked by {sound} and very little else.',
  '{Sub} can tell the hour {at} by {sense} alone.',
  'Over the years {sub} <have> come to love the small things of {place}: {thing}, {sense}, {sound}.',
  '{Sense2} hangs over {place}, and under it everything seems to wait, {sub} included.',
  'Visitors to {place} remember {thing}; {sub} <remember> {sound}.',
  'Nothing around {sub} is new, and most of it, like {thing}, has been repaired at least twice.',
  'On clear days {place} looks larger than it is; on grey days {sub} can cross it in a thought.',
  '{Sub} <wake> to {sound} and <fall> asleep to it, {season} after {season}.',
  'Somewhere between {thing} and {thing2} lies the part of {place} that {sub} <like> best.',
  'There are evenings {at} when {thing} seems to lean toward {sub}, as old neighbours do.',
  'Nothing is hurried {at}; even {sound} takes its time to reach {sub}.',
  '{Sub} once <try> to count everything that makes up {place}, and <give> up, content, at {thing}.',
  'The light {at} has moods of its own, and {sub} <have> a name for most of them.',
  'Ask {sub} what {place} is made of, and the answer will begin with {sense} and end with {thing2}.',
  '{Sub} <look> after {thing} as others look after a photograph, and <pass> it every {daytime}.',
]

const WANT = [
  'What {sub} <want>, though {he} would never say so, is company {at}.',
  'More than anything, {sub} <wish> to be [seen|of use|needed by somebody], if only once.',
  '{Sub} <carry> a question around, and the question gets heavier every {season}.',
  'Each {daytime} {sub} <go> as far as {thing}, and no further.',
  'Lately {sub} <have> begun to suspect that {place} is keeping something back.',
  '{Sub} <have> {thing} and {sense}, and nobody to show them to.',
  '{Sub} <have> a plan, or at least the first half of one, folded as small as it will go.',
  'For as long as {sub} can remember, something beyond {place} has been calling without using words.',
  '{Sub} <have> never been past {thing2}, and every {season} the wish to go there grows.',
  'Each night {sub} <think> the same thought to its end, and each morning {he} <begin> it again.',
]

/** The prompt's own event, for actions with a finite verb. */
const DEED = [
  'Then, [one {daytime}|without any warning|on an ordinary {daytime}], {sub} {act}.',
  'And so it happens that {sub} {act}.',
  'Before the {daytime} is over, {sub} {act}.',
  'Nobody expects it, least of all {sub} {himself}, but that {daytime} {he} {act}.',
  'One {daytime}, with nobody looking, {sub} {act}.',
]

/** What is no event of one night in the prompt: 'writes a letter every night', 'is afraid of fire'. */
const HABIT = [
  '{Sub} {habit}, [summer and winter|year after year].',
  'As long as anyone can remember, {sub} {habit}.',
  'Nobody asks why, but {sub} {habit}.',
  'Everybody {at} knows it: {sub} {habit}.',
]

/** The prompt's own event, when the prompt only says '…ing'. */
const DOING = [
  'Day after day, {sub} <be> {acting}, and day after day it goes a little better.',
  'On this {daytime}, as on every other, {sub} <be> {acting}.',
  'Anyone who passes by can see it: {sub}, {acting}, as though nothing else existed.',
  'It looks like nothing at first, just {sub} {acting}.',
  'From {thing} one can see it well: {sub}, {acting}.',
  'There is only one thing on the mind of {sub} that {daytime}, and it is {acting}.',
]

/** An event for prompts that name none. */
const SPARK = [
  'Then, one {daytime}, {sub} <find> {thing} where there has never been one.',
  'One {daytime} the usual quiet of {place} breaks, and {sub} <be> the first to hear {sound}.',
  'On an ordinary {daytime}, {sub} <notice> that something {at} is missing.',
  'It arrives without a name on it, and {sub} <know> at once that it is meant to be followed.',
  'The change comes so softly that {sub} <take> it for the weather: {sense}, and then a voice.',
  'One {daytime} somebody new comes to {place} and asks {sub} the one question nobody has asked.',
  'It takes a single {daytime} and {thing} to turn the life of {sub} around.',
  'A message reaches {sub} {at}, four words long, and not one of them is a greeting.',
  'That {daytime}, for the first time, {sub} <go> past the last familiar corner of {place}.',
]

const STEP = [
  'So {sub} <begin> with what is closest to hand, and that is {thing}.',
  'The first step is clumsy, the second a little less so, and by the third {sub} <have> stopped counting.',
  '{Sub} <try> the short way past {thing}, and, when that fails, the long way around {place}.',
  'Hour by hour {sub} <learn> what {place} has been trying to teach: go slowly, look twice.',
  'There is a trace to follow, faint as {sense}, and {sub} <follow> it.',
  '{Sub} <ask> everyone who will listen, and finally somebody {at} remembers something useful.',
  'Piece by piece, {sub} <put> together what has come apart.',
  'The way leads past {thing} and on to a part of {place} that {sub} <have> never dared to enter.',
  '{Sub} <wait>, because waiting is also work, until {sound} gives the sign.',
  'What looks like luck is in truth {sub}, getting up early and trying again.',
  'Now and then {sub} <stop> to listen, and each time {sound} seems a little nearer.',
  'In the hours that follow, {sub} <make> three mistakes and one discovery.',
  '{Sub} <leave> {thing} behind as a mark, so as to find the way back to {place}.',
  'On the second {daytime} {sub} <try> again from the other side, where {thing} stands.',
  'It takes {sub} an hour to cross what looks like a few steps, and the hour is well spent.',
  'Whatever can be carried, {sub} <carry>; whatever cannot be carried, {he} <learn> by heart.',
  'Along the way {sub} <begin> to read the small signs: {thing}, {sense}, a door left open.',
  'Slowly a pattern shows itself to {sub}, the way a face shows itself in clouds.',
  'Where the path ends, {sub} <make> one, and it holds.',
  'By lamplight {sub} <go> over everything once more, and one detail, {thing2}, will not fit.',
  'So the search turns inward, and {sub} <find> that the map was never of {place} at all.',
  'Twice the trail goes cold; twice {sound} warms it again for {sub}.',
  'There is no shortcut, and once {sub} <accept> that, the going is almost easy.',
]

const OBJECT = [
  '{Obj} changes the look of everything around it; even {place} seems to lean closer.',
  '{Sub} <keep> {obj} near, the way one keeps a coal in a cold house.',
  'There is more to {obj} than {sub} <think> at first.',
  '@person {Sub} <turn> the matter of {obj} over and over, as one turns a key in the hand before trying the lock.',
  'By evening {sub} can think of nothing but {obj}.',
  'Because of {obj}, {sub} <see> {place} as if for the first time.',
]

const COMPANY = [
  'And it is not long before {sub} <meet> someone else who knows what {sense} can do to a heart.',
  'Help comes from the side {sub} <expect> least: from someone with {thing} and no time to spare.',
  'Somebody {at} has been watching all along, and now offers {sub} a hand.',
  'There is an old rule {at}, that nobody asks for help and everybody gives it, and {sub} <be> glad of it now.',
  'A stranger shares bread with {sub}, and, along with the bread, a piece of the answer.',
  'From then on {sub} <be> no longer the only one awake {at}.',
  'They make an odd pair, {sub} and the one who comes along, and {place} has never seen a better.',
  'Little by little, people begin to leave things for {sub}: {thing}, a warm lamp, a good word.',
  'Somebody old enough to remember tells {sub} how {place} was before, and the telling takes all night.',
  'Even those who shook their heads now slow their steps when they pass {sub}.',
  'A child asks {sub} what all this is for, and for once there is a short answer.',
  'Two pairs of eyes see more than one, and {sub} <learn> it {at} in a single {daytime}.',
]

export const TALE: Frame = {
  passages: {
    open: OPEN,
    meet: MEET,
    world: WORLD,
    want: WANT,
    deed: DEED,
    habit: HABIT,
    doing: DOING,
    spark: SPARK,
    object: OBJECT,
    step: STEP,
    company: COMPANY,
    ...TALE_ENDINGS,
  },
  order: inOrder(
    'open|meet world want|habit deed doing spark|statement|object step company trouble doubt|turn change payoff|close2|close',
  ),
  sequence:
    'habit deed doing spark close open trouble turn step payoff object want world meet doubt change object step trouble company world turn want close2 step payoff doubt object trouble meet world step turn change step company trouble payoff want world object step doubt trouble meet turn step world change payoff step trouble world want meet doubt step turn object trouble world step company payoff change'.split(
      ' ',
    ),
}
