import { type Plot, words } from './frame.ts'

export const FIND: Plot = {
  verbs: words('find discover see uncover notice dig hear catch receive inherit spot get'),
  passages: {
    step: [
      '{Sub} <tell> nobody, and <come> back the next {daytime}, and the one after.',
      'That {daytime} {sub} <make> a list of everyone who may know something about {goal}.',
      '{Sub} <look> again in daylight, to be sure, and it is still there.',
    ],
    trouble: [
      'Nobody {at} believes {sub}, and by the next day even {he} <be> not so sure.',
      'All night {sub} <lie> awake: something like that must belong to somebody.',
      'Then somebody else asks about {goal}, a little too kindly, and {sub} <say> nothing.',
    ],
    turn: [
      '{Sub} <ask> from door to door until somebody stops smiling.',
      'An old neighbour has known about {goal} all along, and tells {sub} why nobody speaks of it.',
      '{Sub} <look> closer, and <see> what everyone before {him} has missed.',
    ],
    change: [
      'From then on {sub} <walk> through {place} more slowly, and <see> twice as much.',
      'People stop {sub} on the street to ask how it goes on.',
      'What was a secret is now a task, and {sub} <take> it seriously.',
    ],
    payoff: [
      'At last {sub} <bring> someone along to see {goal}, and neither of them says a word.',
      'In the end {sub} <do> what is right, and it costs {him} less than {he} feared.',
      'All of {place} hears of it, and for one day {sub} <be> famous.',
    ],
    close: [
      'Now there are two who know about {goal}, and {sub} <be> glad of it.',
      'And every year, on that day, {sub} <go> back to the spot where it began.',
      'Since then {sub} never <pass> anything by without a second look.',
    ],
  },
}

export const LOSE: Plot = {
  verbs: words('lose forget miss break drop'),
  passages: {
    step: [
      '{Sub} <look> in all the usual places, and then in the others.',
      'The first days {sub} <keep> reaching for it.',
      '{Sub} <write> a note about it, and <hang> it up {at}.',
    ],
    trouble: [
      'After a week, nobody {at} asks {sub} about it any more.',
      'Twice somebody brings {sub} the wrong thing, and means well.',
      'Without it {sub} <have> to ask for help, and that is the hardest part.',
    ],
    turn: [
      'Then a child asks {sub} what is left, and {he} <begin> to count.',
      'So {sub} <try> to do without, and the second try goes better than the first.',
      'An old neighbour, who lost more than that, sits down beside {sub} and stays.',
    ],
    payoff: [
      'One {daytime} {sub} <notice> that {he} <have> not thought of it all day.',
      'Weeks later it turns up where {sub} looked first, and {he} <laugh> out loud.',
      'By the end of the {season} {sub} <have> another way of doing almost everything.',
    ],
    close: [
      'What was lost is still lost, and {sub} <have> found the rest.',
      'The note {at} still hangs there, and {sub} <leave> it where it is.',
      'Ask {sub} about it now, and {he} <talk> of what came after.',
    ],
  },
}

export const MEET: Plot = {
  verbs: words('befriend meet adopt rescue save help love marry raise feed comfort'),
  passages: {
    step: [
      'At first they keep their distance, {sub} on one side of the path, {goal} on the other.',
      '{Sub} <come> back every {daytime}, and always <bring> something to eat.',
      'At first neither of them says much, and {sub} <be> in no hurry.',
    ],
    trouble: [
      'One {daytime} {goal} <be> gone, and {sub} <search> until dark.',
      'People {at} say that it will not last, and for a week {sub} <think> so too.',
      'Then {sub} <be> told to keep away, and for three days {he} <do>.',
    ],
    turn: [
      '{Sub} <sit> down and <wait>, without a sound, until something moves.',
      'Late at night {sub} <hear> something at the door, and <open> it at once.',
      'So {sub} <leave> the gate open, and a lamp beside it.',
    ],
    change: [
      'Before long, whoever looks for {sub} looks for two.',
      'Even those who shook their heads now put out a second bowl when {sub} <come> by.',
      '{Sub} <laugh> more than before, and <be> home later.',
    ],
    payoff: [
      'By the end of the {season}, {sub} and {goal} share everything but the last biscuit.',
      'That {daytime} they walk home side by side, and {sub} <slow> down to make it last.',
      'For the first time {sub} <fall> asleep before the other one does.',
    ],
    close: [
      'Ask {sub} today who found whom, and the answer is different every time.',
      'And on the bench where {sub} used to sit alone, there is room for two.',
      'They still disagree about almost everything, and {sub} would not have it otherwise.',
    ],
  },
}

export const GO: Plot = {
  verbs: words(
    'leave travel sail walk climb cross fly go search follow explore run ride drive swim escape cycle hike row chase deliver carry bring send',
  ),
  passages: {
    step: [
      'On the first day {sub} <count> the steps; on the second {he} <stop> counting.',
      '@person {Sub} <travel> light: a coat, a map, and bread for three days.',
      'Each {daytime} {sub} <mark> on a scrap of paper how far it is.',
      'Nobody {sub} <ask> has ever gone the whole way.',
    ],
    trouble: [
      'On the third day the map is wrong, and {sub} <stand> at a fork that nobody drew.',
      '@person Rain takes the road, and {sub} <sleep> under a bridge.',
      'For two days nothing can be seen for fog, and {sub} <wait>.',
      'Then the way simply ends, and {sub} <look> back for the first time.',
    ],
    turn: [
      '@person A farmer takes {sub} along for a few miles and asks no questions.',
      'Somebody has left a light burning, and {sub} <steer> toward it.',
      'From the top of the next hill {sub} <see> it at last, small and lit.',
      '{Sub} <wait> for morning, and in the first light there is a path after all.',
    ],
    change: [
      'After that, {sub} <stop> asking how far it is.',
      'People along the way begin to greet {sub} by name.',
      'With every mile {sub} <need> less, and in the end {he} <carry> almost nothing.',
    ],
    payoff: [
      '@person {Sub} <arrive> on a Tuesday, unannounced, and somebody puts another plate on the table.',
      'And then {sub} <be> there, out of breath, and it is just as {he} <imagine> it, only warmer.',
      '{Sub} <sit> down where the way ends, and <stay> until the stars are out.',
    ],
    close: [
      '@person {Sub} <stay> a week longer than planned, and then a year.',
      '@person A map hangs on the wall now, with one road on it that {sub} drew.',
      'When others set out today, they ask {sub} about the way.',
      'And of all the miles, {sub} <remember> the last one best.',
    ],
  },
}

export const RETURN: Plot = {
  verbs: words('return come visit'),
  passages: {
    step: [
      '{Sub} <walk> past the old door twice before {he} <knock>.',
      'Most of the names on the bells are new to {sub}.',
      '{Sub} <know> every corner, and nobody knows {him}.',
    ],
    trouble: [
      'Everything is smaller than {sub} <remember>, and somebody else’s washing hangs in the yard.',
      'At the table {sub} <find> that {he} <have> forgotten the words of the song.',
      'An old friend crosses the street without a greeting, and {sub} <stand> still for a while.',
    ],
    turn: [
      'Then somebody calls {sub} by a name that no one has used for years.',
      'A child asks {sub} how it was before, and others come closer to listen.',
      'Behind a loose brick {sub} <find> what {he} hid there long ago.',
    ],
    payoff: [
      'That evening half the street sits in one kitchen, and {sub} <tell> where {he} <have> been.',
      'By midnight {sub} <know> all the verses again, and so does everyone else.',
      'Someone hands {sub} a key, and it still fits.',
    ],
    close: [
      'By the next {season} {sub} <unpack> the last box, and <throw> the box away.',
      '{Sub} <have> a bell of {his} own now, with {his} name on it.',
      'The suitcase is under the bed now, and {sub} <have> forgotten where the key is.',
    ],
  },
}

export const DARE: Plot = {
  verbs: words('fear dread'),
  passages: {
    spark: [
      'Then, one {daytime}, there is nobody else to do it, and {sub} <stand> up.',
      'One {daytime} somebody smaller cries for help, and only {sub} <hear> it.',
      'One {daytime} the others have gone ahead, and {sub} <be> left to follow alone.',
    ],
    step: [
      '{Sub} <begin> with one minute, and the next {daytime} with two.',
      'First {sub} only <look>; then {he} <take> a single step.',
      '{Sub} <practise> when nobody is watching.',
    ],
    trouble: [
      'At the third try {sub} <turn> back at the last moment.',
      'The others laugh, and for a whole day {sub} <speak> to no one.',
      'It is worse than {sub} <imagine>, and there is nobody to ask.',
    ],
    turn: [
      'Then somebody even smaller takes {sub} by the hand, and trembles more than {he} <do>.',
      '{Sub} <take> a breath, <count> to four, and <go> first.',
      'So {sub} <go> in with closed eyes, and <open> them halfway.',
    ],
    payoff: [
      'It is over before {sub} <notice> that {he} <have> stopped counting.',
      'On the other side {sub} <turn> around, and it looks quite small from there.',
      'Everyone cheers, and nobody is louder than {sub}.',
    ],
    close: [
      '{Sub} <be> still a little afraid, and {he} <go> all the same.',
      'Now {sub} <keep> a lamp in the window for whoever is next.',
      'When others ask {sub} how {he} did it, {he} <show> them the first step.',
    ],
  },
}

export const WISH: Plot = {
  verbs: words('want wish dream hope try learn teach practise practice perform decide need long'),
  passages: {
    spark: [
      'Then, one {daytime}, {sub} <begin>, badly, and without telling anyone.',
      '@person One {daytime} a poster goes up {at}, and {sub} <write> {his} name under it before {he} can think better of it.',
      'One {daytime} there is nobody to say no, and {sub} <begin>.',
      'One {daytime} somebody says it is too late for that, and {sub} <make> up {his} mind.',
    ],
    step: [
      'Every {daytime}, after everything else is done, {sub} <practise> for an hour.',
      '{Sub} <watch> those who can do it, and <write> everything down.',
      'The neighbours hear {sub} try, and close their windows.',
    ],
    trouble: [
      'At the first real try {sub} <fall> flat, in front of everyone.',
      'Somebody says no, politely, and for days {sub} <hear> nothing else.',
      'For a week {sub} <do> not try at all, and the days are long.',
    ],
    turn: [
      'A stranger in the back row claps, and {sub} <try> once more.',
      'Then a small mistake sounds better than the plan, and {sub} <keep> it in.',
      'An old hand shows {sub} one single thing, and it is the one that was missing.',
    ],
    payoff: [
      'And then, on an ordinary {daytime}, it simply works, and {sub} <look> around to see who saw it.',
      'This time nobody closes a window, and {sub} <go> on until dark.',
      'When it counts, {sub} <be> ready, and it is over far too soon.',
    ],
    close: [
      'Nobody {at} says any more that it cannot be done, least of all {sub}.',
      'And when someone says today that it is too late, {sub} only <smile>.',
      'And now there is somebody younger who watches {sub}, and writes everything down.',
    ],
  },
}
