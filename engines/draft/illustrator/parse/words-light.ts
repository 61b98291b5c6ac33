import type { Lamp, Mood, Season, Shot, SkyExtra, Time, Weather } from './scene.ts'

export const TIME_WORDS: Readonly<Record<Time, string>> = {
  night:
    'night, midnight, nighttime, night time, moonlit, moonlight, starry, starlit, after dark, nocturnal, at night, nacht, nuit, noche, notte, noite, stargazing, evening sky full of stars, late night, full moon, aurora, northern lights, fireworks, nights, nightly, nightfall',
  dusk: 'dusk, sunset, evening, twilight, golden hour, blue hour, sundown, gloaming, abend, sonnenuntergang, crepuscule, coucher de soleil, coucher du soleil, soir, atardecer, puesta de sol, tramonto, por do sol, entardecer, zonsondergang, last light, magic hour',
  dawn: 'dawn, early morning, sunrise, morning, daybreak, first light, sonnenaufgang, aube, lever de soleil, lever du soleil, matin, amanecer, manana, alba, mattina, amanhecer, manha, zonsopgang, early morning, awakening',
  day: 'day, daytime, noon, midday, afternoon, sunny, daylight, sunlit, bright day, blue sky, mittag, jour, midi, mediodia, giorno, mezzogiorno, meio dia, middag, sunshine, sonnig, ensoleille, soleado',
}

export const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  clear: 'clear, cloudless, sunny, clear sky, klar, despejado, sereno',
  cloudy: 'cloudy, overcast, clouded, grey sky, gray sky, bewolkt, nuageux, nublado, nuvoloso',
  rain: 'rain, rainy, raining, drizzle, downpour, wet, monsoon, puddle, regen, pluie, lluvia, pioggia, chuva, rains, rainfall, umbrella',
  storm:
    'storm, stormy, thunder, thunderstorm, lightning, tempest, hurricane, typhoon, tornado, sturm, gewitter, orage, tempete, tormenta, tempesta, tempestade, rough sea',
  snow: 'snow, snowy, snowing, snowfall, blizzard, snowflake, schnee, neige, nieve, neve, sneeuw, snowstorm',
  fog: 'fog, foggy, mist, misty, haze, hazy, nebel, brouillard, brume, niebla, nebbia, neblina, mist over, smoke, smoky',
  wind: 'wind, windy, breeze, gale, windstill, viento, vento',
}

export const SEASON_WORDS: Readonly<Record<Season, string>> = {
  spring:
    'in spring, early spring, spring morning, spring day, springtime, fruhling, printemps, primavera, april, may blossom, blossom, cherry blossom, sakura, easter',
  summer: 'summer, sommer, verano, verao, zomer, july, august, heatwave',
  autumn:
    'autumn, fall leaves, autumnal, herbst, automne, otono, autunno, outono, herfst, october, november, falling leaves, halloween, harvest, fall foliage',
  winter:
    'winter, wintry, frost, frosty, frozen, hiver, invierno, inverno, december, january, icy, christmas, snow covered, snow capped, snowy',
}

export const SHOT_WORDS: Readonly<Record<Shot, string>> = {
  wide: 'wide shot, wide angle, panorama, panoramic, establishing shot, long shot, vast, distant, far away, in the distance, landscape, epic, extreme wide, lonely, tiny, weit, totale, endless',
  medium: 'medium shot, mid shot, waist up, eye level, halbtotale',
  close:
    'close up, closeup, close-up, extreme close up, macro, intimate, tight shot, nahaufnahme, gros plan, primer plano, primo piano, hands of',
  aerial:
    'aerial, drone shot, bird s eye, birds eye, from above, overhead, top view, drone view, high above, luftaufnahme, vue aerienne, vista aerea',
}

export const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  calm: 'calm, peaceful, serene, quiet, tranquil, gentle, soft, silent, silence, ruhig, calme, tranquilo, sereno, meditation, relax, cozy, cosy',
  dramatic:
    'dramatic, epic, intense, powerful, heroic, majestic, mighty, grand, thrilling, danger, dangerous, chaos, battle, war, explosion',
  joyful:
    'joyful, happy, cheerful, bright, colorful, colourful, playful, vibrant, fun, lively, celebration, party, laughter, smile, hope, hopeful',
  dark: 'dark, gloomy, grim, scary, horror, haunted, ominous, sad, lonely, grief, death, noir, despair, shadow, shadows, evil, fear, lost, darkness',
  romantic: 'romantic, love, tender, dreamy, wedding, kiss, lovers, rose petals, warm embrace',
  mysterious:
    'mysterious, mystery, mystic, magical, magic, secret, enchanted, strange, surreal, unknown, ethereal, ancient, hidden, legend, otherworldly',
}

export const SKY_WORDS: Readonly<Record<SkyExtra, string>> = {
  moon: 'moon, full moon, crescent, moonlight, moonlit, mond, lune, luna, lua, maan, moonrise',
  stars:
    'star, starry, starlit, constellation, stars, stern, sterne, etoile, estrella, stella, estrela, milky way, starlight, night sky',
  aurora: 'aurora, northern lights, polar lights, southern lights, nordlicht, polarlicht, aurore',
  rainbow: 'rainbow, regenbogen, arc en ciel, arcoiris, arcobaleno, arco iris',
  fireworks: 'firework, fireworks, feuerwerk, feu d artifice, fuegos artificiales, new year, new years eve',
  comet: 'comet, shooting star, meteor, meteor shower, falling star, sternschnuppe, etoile filante, asteroid',
  flock: 'birds, flock, seagulls, gulls, swallows, crows, geese, migrating, murmuration, vogelschwarm',
  sun: 'sun, sunbeam, sunlight, sonne, soleil, zon, sunburst',
  clouds: 'cloud, clouds, wolke, wolken, nuage, nube, nuvola, nuvem, cumulus',
}

export const LAMP_WORDS: Readonly<Record<Lamp, string>> = {
  lamp: 'lamp, lamplight, lamplit, warm light, oil lamp, desk lamp, lampe, tungsten',
  candle: 'candle, candlelight, candlelit, candles, kerze, bougie, vela',
  fire: 'fire, fireplace, firelight, campfire, bonfire, hearth, flame, flames, feuer, feu, fuego, fuoco, burning, torch, ember',
  neon: 'neon, neon sign, neon lights, cyberpunk, synthwave, glowing signs, electric',
  window: 'window light, window, daylight through, sunlight through, fenster, fenetre, ventana, finestra, janela',
  spotlight: 'spotlight, stage light, beam of light, floodlight, headlights, limelight',
}

/** Colour words with the colour each paints in. */
export const COLOUR_WORDS: readonly (readonly [string, string])[] = [
  [
    '#c8352b',
    'red, crimson, scarlet, ruby, rouge, rojo, roja, rosso, rossa, vermelho, vermelha, rood, blood red, cherry red',
  ],
  ['#e07b2c', 'orange, amber, tangerine, naranja, arancione, laranja, oranje, rust, rusty, copper, terracotta'],
  [
    '#e6b73a',
    'yellow, golden, gold, gelb, jaune, amarillo, giallo, amarelo, geel, dore, dorado, honey, mustard, lemon yellow',
  ],
  ['#4d8f4f', 'green, emerald, olive, grun, vert, verte, groen, mint, jade, moss'],
  ['#2f8f94', 'teal, turquoise, cyan, aqua, turkis, turquesa, aquamarine'],
  ['#2f66b8', 'blue, azure, cobalt, navy, sapphire, blau, bleu, bleue, azul, blu, azzurro, blauw, indigo, sky blue'],
  ['#7a4fa8', 'purple, violet, lavender, lilac, magenta, lila, pourpre, morado, roxo, paars, plum'],
  ['#e08aa0', 'pink, rose coloured, rosa, rosado, roze, coral pink, peach, salmon pink, blush'],
  ['#7a4f33', 'brown, chocolate brown, braun, brun, marron, marrone, castanho, bruin, bronze'],
  ['#1f2027', 'black, schwarz, noir, negro, nero, preto, zwart, ebony, jet black'],
  ['#f2efe8', 'white, weiss, blanc, blanche, blanco, blanca, bianco, branco, ivory, pale'],
  ['#8b919a', 'grey, gray, silver, grau, gris, grigio, cinza, grijs, silvery, ash'],
]
