import type { Frame } from './frame.ts'

const TROUBLE = [
  'But {place} has a will of its own, and what {sub} <begin> in the morning is undone by night.',
  'Then the weather turns on {place}, and {sub} <be> alone with {sound}.',
  'It goes wrong at the worst moment, as such things do: {sub} <lose> the way, the light, and very nearly the nerve.',
  'Not everyone {at} is pleased, and some of them let {sub} know it.',
  'Just as {sub} <come> close, the lamp goes out, and {thing} is only a shape in the dark.',
  'What {sub} <take> for the end turns out to be the middle.',
  'The harder {sub} <try>, the further off it seems, like a light that moves back with every step.',
  'Then {sound} stops, and {sub} <stand> {at} with no idea which way to go.',
  'A single careless word costs {sub} the help {he} <count> on.',
  'For three days nothing moves {at}, and {sub} <begin> to count the hours instead of the chances.',
  'The ground gives way under {sub}, and for a moment there is only {sound}.',
  'It is then that {sub} <understand> how large {place} is and how small one lantern.',
  'Beyond {thing}, the path ends, and {sub} <be> back where {he} started.',
  'Rumours travel {at} faster than {sub}, and not one of them is kind.',
  'At the narrowest point, with {sound} all around, {sub} <have> to choose what to leave behind.',
  'A night comes {at} that has no end in it, or so it seems to {sub}.',
  'It costs {sub} most of the {season}.',
  'Then comes the silence, and of everything so far it is the silence that {sub} <find> hardest.',
]

const DOUBT = [
  'For a while {sub} <think> of turning back; it would be easy, and nobody {at} would blame {him}.',
  '{Sub} <sit> down {at}, and for the first time {he} <do> not know what comes next.',
  'What if they are right, {sub} <wonder>, what if {place} is all there is?',
  'That night {sub} <hear> only {sound}, and it sounds very much like no.',
  'It is not courage that {sub} <lack>, only the first word.',
  'There is a moment when {sub} <have> every reason to stop and only one to go on.',
  'Doubt is good company in the dark; it talks to {sub} until morning.',
  '{Sub} <look> back once, toward {place}, and it is already smaller than {he} <remember>.',
  'Would it be so bad, {sub} <ask>, to be the one who almost did it?',
  '{Sub} <think> of {thing}, of {sense}, of everything that asked for nothing, and <stay> a little longer.',
  'The way back is short and well lit; that is what {sub} <dislike> about it.',
  'Nobody sees {sub} in that hour, and perhaps that is why {he} <be> honest in it.',
]

const TURN = [
  'And then {sub} <see> it: the answer has been {at} all along, next to {thing}.',
  'It is {sound} that gives {sub} the idea.',
  'So {sub} <do> the one thing nobody expects, and <stay>.',
  'This time {sub} <do> not hurry, and perhaps that is the whole difference.',
  'Seen from the other side, {thing} hides a way through, and {sub} <find> it.',
  '{Sub} <remember> something from long ago, and suddenly {place} makes sense.',
  'When the moment comes, {sub} <be> ready, not from courage but from long practice in being afraid.',
  'Then the wind turns, and under {sound} {sub} <hear> an answer.',
  'Everything {sub} <have> learned {at} comes together in the space of a breath.',
  'One word is enough; {sub} <say> it, and {sound} stops.',
  '{Sub} <put> down what {he} <carry>, and with both hands free the rest is easy.',
  'At first light {sub} <try> once more, and this time nothing {at} is in the way.',
]

const CHANGE = [
  'After that, {place} is the same and {sub} <be> not.',
  'Something in {sub} has come loose, in the way a frozen hinge comes loose, with a small crack and then a great ease.',
  'Where there was only {sense}, {sub} now <find> a kind of warmth.',
  'People look at {sub} differently now, or perhaps it is {sub} who <look> back.',
  'It is strange, {sub} <think>, how little has to change for everything to change.',
  '{Sub} <have> stopped waiting for {place} to forgive {him}; it has never been angry.',
  'The question {sub} <have> carried for so long is still there, only lighter.',
  'What {sub} <give> away that {daytime} comes back threefold before the {season} is over.',
  'From here on {sub} <walk> a little differently, as people do who have put something down.',
  'There is room in {sub} now for {sound}, for {sense}, for whatever the next {daytime} brings.',
  '{Place} has not grown, and yet {sub} <find> more of it every day.',
  'What {sub} <take> for a wall {at} turns out to be a very slow kind of door.',
]

const PAYOFF = [
  'And there it is at last, [plain as bread|quiet as {sense}|smaller than imagined and worth far more], and {sub} can hardly speak.',
  'When it is done, {sub} <stand> {at} and <listen> to {sound} as if to applause.',
  'The others come one by one to see what {sub} <have> done, and nobody says a word for quite some time.',
  '{Sub} <have> what {he} came for, and something besides that {he} did not know to ask for.',
  'By evening all of {place} knows, and {sub} <have> told the story four times, each time a little shorter.',
  'When {sub} <look> up, there is {sense}, and half of {place} has come to see.',
  'What was lost {at} is found, though not in the shape that {sub} <remember>.',
  'That night there is a light on {at} that has not been lit for years, and {sub} <sleep> beside it.',
  'For once {sub} <do> not ask what comes next; there is {sense}, and it is good.',
  '{Sub} <sit> down beside {thing} and <laugh> out loud.',
]

const CLOSE = [
  'And if you pass {place} today, [look for a light|listen for {sound}|slow down a little]; that will be {sub}.',
  'As for {sub}, {he} <be> {at} still, and the story is not quite over.',
  'That is how {sub} <come> home, by the longest way there is.',
  'That {daytime} the light {at} stays on, and {sub} <sit> under it until {sound} fades.',
  'And every {daytime} since, {sub} <have> begun the day by remembering that one.',
  'Late that {daytime} {sub} <go> home past {thing}, slowly, and <leave> the door open.',
  'What stays is a small thing: {sense}, {sound}, and {sub}, unafraid.',
  'They tell it differently now {at}, but they all agree about {sub}, and about the ending.',
  'And {at}, beside {thing}, there is now a second chair, and {sub} <be> seldom alone.',
  'Somewhere {at}, {sub} <look> out at the same sky as before and <find> it new.',
  'Nothing has become easier, {sub} will say, but everything has become possible.',
  'The next {daytime} {sound} is back {at}, and {sub} <be> up before it.',
]

const CLOSE_AGAIN = [
  'There are days when {sub} still <go> back to the spot, just to hear {sound}.',
  'Some of it {sub} <have> written down, and some of it {he} <have> given to {place} to keep.',
  'A {season} later, {thing} stands {at} to remember it by, and {sub} <smile> each time {he} <pass> it.',
  'When young ones {at} ask how it went, {sub} <leave> out the middle and <begin> with the end.',
]

export const TALE_ENDINGS: Frame['passages'] = {
  trouble: TROUBLE,
  doubt: DOUBT,
  turn: TURN,
  change: CHANGE,
  payoff: PAYOFF,
  close2: CLOSE_AGAIN,
  close: CLOSE,
}
