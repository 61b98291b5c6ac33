import type { SoundEffect } from '#engines/ports.ts'

/** The package that the recordings are in. */
export const SAMPLES_PACKAGE = 'supersonic-scsynth-samples'

/** Recorded sound effects: the file's name in {@link SAMPLES_PACKAGE} and its SHA-256, author and number at Freesound. */
export const SAMPLED_EFFECTS = [
  effect('impact', 'Impact', 1_120, 'hit punch slam crash strike transition trailer', {
    file: 'perc_impact1',
    sha256: '1230a921b19465aae8dbbe64f59baa6396da7322928bd2bedba69073428d2b9e',
    ...{ author: 'hullum', number: 415_578 },
  }),
  effect('short-impact', 'Short impact', 858, 'hit punch thud knock strike transition', {
    file: 'perc_impact2',
    sha256: 'bb88c430a34c0ca7ca42fbde83060d9a6bf540b3c28699212afa6adc232c8054',
    ...{ author: 'hullum', number: 415_581 },
  }),
  effect('swoosh', 'Swoosh', 619, 'whoosh swish transition fast air fly pass', {
    file: 'perc_swoosh',
    sha256: '99704b14314b4a24f4cfe48d5d031af39b52b90c7c0fc2c9a62dc6c61f87af30',
    ...{ author: 'hullum', number: 415_580 },
  }),
  effect('dark-whoosh', 'Dark whoosh', 3_702, 'woosh swoosh transition deep horror suspense trailer', {
    file: 'ambi_dark_woosh',
    sha256: 'dba2cba2a142d5d3866aefaa85b975208e1436cdd7101dac9befd4036c2be00e',
    ...{ author: 'EcoDTR', number: 27_281 },
  }),
  effect('bell', 'Bell', 6_719, 'ring ding toll strike metal hour', {
    file: 'perc_bell',
    sha256: '7d88fccc70acaeec1800976f57dc46e7fb80fd66668d3220c4961a11c8d30f9b',
    ...{ author: 'AlaskaRobotics', number: 221_515 },
  }),
  effect('door', 'Door', 2_449, 'close open slam room house enter leave', {
    file: 'perc_door',
    sha256: '923c36d45cd67a053976602163020b32fc499f3c126c66bca790b9aa2d9e7003',
    ...{ author: 'hullum', number: 415_579 },
  }),
  effect('cash-register', 'Cash register', 2_666, 'till money shop sale price checkout buy', {
    file: 'perc_till',
    sha256: 'c6a97c7fb370725c1a0afb6378540aa1205d0b928723f7e92bd5ba3ab3859dc9',
    ...{ author: 'Zott820', number: 209_578 },
  }),
  effect('crow', 'Crow', 481, 'bird raven caw animal nature spooky', {
    file: 'misc_crow',
    sha256: '007e6ce77f6f187c76e1255702fdf5852f60a0edc1307e177d3219343abf7a28',
    ...{ author: 'davidworksonline', number: 54_973 },
  }),
  effect('record-scratch', 'Record scratch', 274, 'vinyl turntable stop surprise comedy', {
    file: 'vinyl_scratch',
    sha256: '2dc0fedcfeaa308889d065f6911da95f42cc24f0806ff823cd006a045dbe490b',
    ...{ author: 'hello_flowers', number: 28_681 },
  }),
  effect('record-rewind', 'Record rewind', 2_680, 'vinyl turntable back spin tape return', {
    file: 'vinyl_rewind',
    sha256: 'ad587a5598de7a12a225e29d6326e6a212601c81550b48e16979709a54476b93',
    ...{ author: 'TasmanianPower', number: 162_493 },
  }),
  effect('drum-roll', 'Drum roll', 6_242, 'snare suspense reveal winner circus tension', {
    file: 'drum_roll',
    sha256: 'c83acd81dd2dcb6072678512a0fd4121b9aa23273d155cf6d6b24c0ef2513f0b',
    ...{ author: 'Heigh-hoo', number: 19_433 },
  }),
  effect('cymbal', 'Cymbal', 2_596, 'drum splash crash reveal hit accent', {
    file: 'drum_splash_hard',
    sha256: '4a050000a71b313c449580b98b48d7c3a808eabfeccdffcf8dc35071d665a679',
    ...{ author: 'menegass', number: 100_060 },
  }),
  effect('finger-snap', 'Finger snap', 308, 'click hand fingers quick magic', {
    file: 'perc_snap',
    sha256: '09d5cc75cd9ef183e9464801c7e7b2e441ca8e12f99b2610cbc2d5168297a19d',
    ...{ author: 'SoundCollectah', number: 109_400 },
  }),
  // Half a second shorter than its file: its end is laid over its start.
  ambience('vinyl-crackle', 'Vinyl crackle', 7_500, 'record hiss noise retro nostalgia old turntable', {
    file: 'vinyl_hiss',
    sha256: '4e3fdaaff3399328e5a4ffc7e32292fba6ccbd3ba5353e0c8060b0ef1dc908f7',
    ...{ author: 'veezay', number: 130_393 },
  }),
] as const

interface Sample {
  file: string
  sha256: string
  author: string
  number: number
}

function effect(id: string, name: string, durationMs: number, words: string, sample: Sample) {
  return sampled({ id, name, words: words.split(' '), kind: 'EFFECT', durationMs, loops: false }, sample)
}

function ambience(id: string, name: string, durationMs: number, words: string, sample: Sample) {
  return sampled({ id, name, words: words.split(' '), kind: 'AMBIENCE', durationMs, loops: true }, sample)
}

function sampled(sound: SoundEffect, { file, sha256, author, number }: Sample) {
  const authorUrl = `https://freesound.org/people/${author}/`
  const credit = {
    ...{ author, authorUrl, library: 'Freesound', pageUrl: `${authorUrl}sounds/${number}/`, licence: 'CC0 1.0' },
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  }
  return { ...sound, credit, file: `${file}.flac`, sha256 } satisfies SoundEffect & { file: string; sha256: string }
}
