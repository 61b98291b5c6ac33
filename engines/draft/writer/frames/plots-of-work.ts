import { type Plot, words } from './frame.ts'

export const MAKE: Plot = {
  verbs: words('make build paint write bake cook grow plant invent knit sew design create carve draw compose record'),
  passages: {
    want: [
      '{Sub} <have> no money, little time, and a clear picture of {goal}.',
      'Everyone {at} tells {sub} that it cannot be done.',
      'For years {sub} <have> talked about {goal}, and nobody has listened.',
    ],
    step: [
      'The first week {sub} only <measure>, <count>, and <cross> things out.',
      'Every {daytime} {sub} <finish> one small piece, and <write> down what is left.',
      '{Sub} <borrow> the tools {at}, and <promise> to bring them back clean.',
      'By the end of the week {sub} can see what {goal} will look like.',
    ],
    trouble: [
      'Then a storm comes through, and {sub} <lose> a week of work in one night.',
      'The first try falls apart in front of everyone, and {sub} <sweep> up the pieces.',
      'Halfway through, {sub} <run> out of money, and then of people who lend it.',
    ],
    turn: [
      'The next morning somebody stands {at} with a toolbox, and {sub} <hand> over the second pair of gloves.',
      '{Sub} <take> everything apart again and <begin> with the piece that broke.',
      'An old neighbour shows {sub} how it was done before there were machines, and this time it holds.',
    ],
    change: [
      'Word gets around, and people come by to see how far {sub} <be>.',
      'Those who laughed now bring {sub} a chair, and something to eat.',
      'Even the children {at} know by now what {sub} <do> there.',
    ],
    payoff: [
      'On the first clear day of the {season}, {goal} <be> ready, and {sub} <forget> what to say.',
      'When it is done, {sub} <walk> around it twice and <laugh>.',
      'All of {place} turns out to see it, and {sub} <stand> at the very back.',
    ],
    close2: [
      'A {season} later it needs a little paint, and {sub} <take> the {daytime} off to do it.',
      'There are better ones, {sub} <admit>, but none that {he} <know> so well.',
      'The plans hang framed {at}, with every mistake of {his} still in them, and {sub} <be> proud of each.',
    ],
    close: [
      'Ask {at} who did it, and they will point at {sub}.',
      'Today {goal} <be> there for everybody, and {sub} <be> already thinking of the next thing.',
      'And somewhere on it, small, in pencil, {sub} <leave> the date.',
    ],
  },
}

export const REPAIR: Plot = {
  verbs: words('repair fix restore mend rebuild clean renovate'),
  passages: {
    step: [
      '{Sub} <lay> out the parts on a sheet, and <draw> a line around each of them.',
      'The easy part takes {sub} a morning; the rest takes the {season}.',
      '{Sub} <write> to everyone who may still have a spare part, and <wait> for the post.',
    ],
    trouble: [
      'One part is missing, and {sub} <learn> that nobody makes it any more.',
      'The first test ends in smoke, and {sub} <open> all the windows.',
      'Then {sub} <drop> the one piece that cannot be replaced.',
    ],
    turn: [
      'In the end {sub} <make> the missing part out of a spoon.',
      'A letter arrives {at}, with no sender and the right screw in it, and {sub} <set> to work again.',
      '{Sub} <find> that it was never broken, only put together the wrong way round.',
    ],
    payoff: [
      'There is a click, then a hum, and {sub} <sit> down on the floor.',
      'It starts at the first try, and {sub} <do> not dare to turn it off again.',
      'Late that {daytime} it runs, and {sub} <call> everybody in to hear it.',
    ],
    close: [
      'It has run ever since, and {sub} <keep> the tools within reach, just in case.',
      'People now bring {sub} whatever is broken, and most of it goes home whole.',
      'If it stops one day, {sub} <know> where to look first.',
    ],
  },
}

export const OPEN_UP: Plot = {
  verbs: words('open start found run launch'),
  passages: {
    step: [
      '{Sub} <paint> the sign {himself}, and the letters get smaller toward the end.',
      'For weeks {sub} <scrub>, <hammer> and <carry>, and <sleep> where there is room.',
      'The last of the money goes into a second lamp, and {sub} <light> it every {daytime}.',
    ],
    trouble: [
      'On the first day nobody comes, and {sub} <wait> until closing time all the same.',
      'Then the roof begins to leak, and {sub} <serve> the first guest under an umbrella.',
      'By the end of the month {sub} <have> counted the money twice, and it is not enough.',
    ],
    turn: [
      'On the fourth evening one guest stays an hour longer, and thanks {sub} at the door.',
      'A storm closes the road, and {sub} <take> in everybody who is stuck.',
      'A traveller writes home about {sub}, and the letter is read aloud in three kitchens.',
    ],
    change: [
      'Next week there are three, then nine, and {sub} <borrow> chairs from the church.',
      'Soon {sub} <know> the regulars by the way they knock.',
      'Somebody leaves a piano at the door, and {sub} <make> room for it.',
    ],
    payoff: [
      'By the end of the {season} {sub} <have> to turn people away.',
      'One {daytime} every seat is taken, and {sub} <stop> in the doorway to look.',
      'The first guest comes back with a whole family, and {sub} <give> them the best table.',
    ],
    close: [
      'There is a waiting list now, and {sub} still <keep> one chair free for whoever comes alone.',
      'The sign has never been repainted; {sub} <say> that it brings luck.',
      'And at closing time, when the last guest has gone, {sub} <sit> down and <eat> what is left.',
    ],
  },
}

/** What is done again and again, until one day it is not. */
export const HABIT: Plot = {
  verbs: [],
  passages: {
    spark: [
      'One {daytime} {sub} <be> ill, and everyone {at} notices.',
      'One {daytime} {sub} <find> that somebody has been there before {him}.',
      'One {daytime}, for the first time in years, {sub} <oversleep>.',
    ],
    step: [
      'Nobody {at} has ever seen {sub} miss a day.',
      '{Sub} <have> never said for whom.',
      'It began long ago, with a promise, and {sub} <keep> promises.',
    ],
    trouble: [
      'For three days {sub} <rest>, and {place} is quieter than anyone can remember.',
      'Without it {sub} <be> not sure what the {daytime} is for.',
      'Then someone says that nobody needs it any more, and {sub} <put> the things away.',
    ],
    turn: [
      'On the fourth day the neighbours come, badly prepared, and do what they have watched {sub} do for years.',
      'A child knocks and asks {sub} to show how it is done.',
      'That {daytime} a stranger comes a long way to tell {sub} what it has meant.',
    ],
    payoff: [
      'They get most of it wrong, and {sub} <laugh> until it hurts.',
      'And so {sub} <learn>, very late, for how many {he} <have> done it.',
      'The next {daytime} there are two of them, and {sub} <move> over a little.',
    ],
    close: [
      'It is done to this day, and sometimes {sub} only <watch>.',
      'Since then {sub} never <do> it alone.',
      'Some things are worth doing every time, {sub} <say>, and <reach> for the coat.',
    ],
  },
}
