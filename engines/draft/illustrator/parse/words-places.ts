import type { Place, RoomKind } from './scene.ts'

/** Words that name a place: English first, then German, French, Spanish, Italian, Portuguese, Dutch. Matched without accents, plurals folded. */
export const PLACE_WORDS: Readonly<Record<Place, string>> = {
  sea: 'sea, waves, dem meer, das meer, am meer, meeres, the pacific, ocean, open sea, high seas, swell, atlantic, horizon line, voyage, sail, sailing, ozean, mer, mar, oceano, zee, mare, onda, welle, vague, ola',
  coast:
    'coast, coastline, cliff, shore, seaside, headland, fjord, rocky shore, basalt, island, isle, peninsula, bay, kuste, insel, klippe, cote, falaise, ile, costa, isla, acantilado, isola, ilha, kust, eiland, scogliera',
  beach:
    'beach, sand beach, tide, surf, surfer, surfing, palm beach, lagoon, tropical, hawaii, maldives, seashell, strand, plage, playa, spiaggia, praia, atoll, sandcastle',
  lake: 'lake, pond, reservoir, loch, mirror lake, lakeside, lagune, lac, lago, meertje, etang, teich, calm water, still water',
  river:
    'river, stream, creek, riverbank, waterfall, brook, canal, delta, amazon, nile, fluss, bach, riviere, fleuve, cascade, fiume, rivier, arroyo, rapids, cascata, wasserfall',
  underwater:
    'underwater, under water, under the sea, deep ocean, undersea, coral, reef, coral reef, deep sea, seabed, ocean floor, scuba, diver, diving, submerged, unterwasser, sous marin, submarino, kelp, abyss, aquarium, seaweed, sottomarino',
  mountains:
    'mountain, peak, summit, alps, alpine, himalaya, everest, andes, ridge, mountainside, highlands, rockies, climb, climber, climbing, hiker, hiking, hike, trek, valley, berg, gebirge, tal, montagne, vallee, montana, sierra, monte, montagna, montanha, gipfel, cumbre, sommet',
  forest:
    'forest, woods, woodland, grove, pinewood, redwood, trail, thicket, glade, clearing, taiga, wald, foret, bosque, foresta, bosco, floresta, bos, selva oscura, fairy tale, fairytale, enchanted',
  jungle: 'jungle, rainforest, tropics, swamp, mangrove, dschungel, urwald, selva, giungla, amazon rainforest',
  desert: 'desert, dune, sahara, oasis, mirage, arid, wuste, deserto, desierto, sandstorm, caravan, woestijn, gobi',
  canyon:
    'canyon, gorge, mesa, butte, badlands, arizona, grand canyon, monument valley, outback, wild west, western, schlucht, canon, ravine, utah',
  hills:
    'hill, rolling hill, hillside, countryside, tuscany, vineyard, downs, moor, heath, pasture, highland, hugel, colline, colina, collina, heuvel, shire, steppe, savanna, savannah, prairie, plain',
  field:
    'field, meadow, farmland, farm, wheat field, harvest, crop, barley, lavender, grassland, cornfield, rice field, acker, feld, wiese, campo, prato, prateria, veld, wildflower, poppies, ranch, orchard, agriculture, farmer, farming',
  garden:
    'garden, park, backyard, greenhouse, flowerbed, lawn, botanical, garten, jardin, giardino, jardim, tuin, picnic, playground, bench, gardener, gardening',
  village:
    'village, hamlet, town, small town, rooftops, old town, cottage village, dorf, kleinstadt, pueblo, villaggio, borgo, aldeia, dorp, settlement, countryside town, neighbourhood, neighborhood, suburb',
  city: 'city, skyline, downtown, metropolis, urban, cityscape, megacity, manhattan, new york, tokyo, paris, london, shanghai, chicago, dubai, berlin, hong kong, stadt, grossstadt, ville, ciudad, citta, cidade, stad, skyscrapers, capital, business district, future city, futuristic',
  street:
    'street, alley, lane, sidewalk, avenue, crosswalk, neon street, market, bazaar, square, plaza, boulevard, shop window, storefront, subway, strasse, gasse, markt, rue, ruelle, marche, calle, mercado, strada, mercato, rua, straat, traffic, taxi, parade, carnival',
  harbour:
    'harbour, harbor, port, dock, pier, quay, marina, wharf, jetty, hafen, ponton, puerto, porto, haven, boardwalk, fishing village, shipyard',
  road: 'road, highway, road trip, motorway, freeway, driving, driver, railway, railroad, rails, tracks, journey, landstrasse, autobahn, autoroute, carretera, estrada, weg, racing, race car, roadtrip',
  snow: 'snowfield, snowy field, arctic, antarctic, antarctica, north pole, south pole, glacier, iceberg, tundra, polar, frozen, ice, siberia, lapland, igloo, ski, skiing, expedition, gletscher, glace, banquise, hielo, ghiaccio, gelo, ijs, ice age',
  cave: 'cave, cavern, grotto, tunnel, underground, crystal cave, hohle, caverne, cueva, grotta, caverna, grot, catacomb, dungeon',
  volcano: 'volcano, lava, eruption, magma, crater, vulkan, volcan, vulcano, vulcao, inferno, hell',
  space:
    'space, galaxy, outer space, universe, cosmos, cosmic, nebula, orbit, planet, planets, solar system, black hole, star field, asteroid, meteor, supernova, interstellar, weltraum, weltall, espace, espacio, spazio, espaco, ruimte, big bang, milky way galaxy, spaceship, spacecraft, space station, satellites, jupiter, saturn, venus',
  planet:
    'mars, moon surface, lunar, alien planet, alien world, moon landing, rover, moonwalk, martian, exoplanet, another planet',
  sky: 'sky, above the clouds, cloudscape, flight, flying, airborne, heaven, in the air, himmel, ciel, cielo, ceu, lucht, skydive, pilot, aviation',
  room: 'room, at home, interior, indoors, inside, apartment, bedroom, kitchen, living room, office, library, classroom, school, workshop, laboratory, lab, cafe, restaurant, hotel, studio apartment, attic, basement, desk, window seat, fireplace, museum, gallery, university, zimmer, kuche, buro, schule, chambre, cuisine, bureau, ecole, habitacion, cocina, oficina, escuela, stanza, cucina, scuola, quarto, cozinha, kamer, keuken, bathroom, hallway, corridor, palace hall, prison, jail, factory floor, meeting, meetings, coworkers, colleagues, employees, job interview room',
  stage:
    'stage, concert, puppet show, magic show, talent show, theatre, theater, opera, spotlight, audience, festival, performance, band, orchestra, ballet, disco, nightclub, stadium, arena, buhne, konzert, scene de theatre, concierto, escenario, palco, concerto, circus, podium',
  studio:
    'studio shot, product, product shot, still life, tabletop, packshot, advertisement, on a table, on the table, close up of a, macro, ingredients, recipe, stillleben, nature morte, bodegon, unboxing, ad for',
  portrait:
    'portrait, face, headshot, bust, selfie, close up portrait, profile of, portrat, visage, retrato, ritratto, gesicht, rostro, gaze, eyes of',
  abstract:
    'abstract, dreamscape, pattern, texture, geometry, geometric, shapes, gradient, fractal, dreams, memory, memories, thought, mind, idea of, emotion, concept, imagination, consciousness, infinity, abstrakt, abstrait, abstracto, astratto, particles, energy, music visual, sound wave, quantum, vision of',
}

export const ROOM_WORDS: Readonly<Record<RoomKind, string>> = {
  study:
    'study, desk, attic, writer, writes, writing, write, letter, novelist, poet, journal, diary, detective, living room, fireplace, apartment',
  bedroom:
    'bedroom, sleep, sleeps, sleeping, bed, pillow, insomnia, dreams, schlafzimmer, hotel, bedtime, lullaby, awake',
  kitchen:
    'kitchen, cook, cooks, cooking, bake, bakes, baking, baker, chef, oven, stove, recipe, dough, kuche, cuisine, cocina, cucina, cozinha, restaurant kitchen, meal, dinner, breakfast',
  library:
    'library, bookshelf, bookshelves, librarian, bookshop, bookstore, archive, scholar, bibliothek, bibliotheque, biblioteca, study hall, museum, history book',
  office:
    'office, startup, coworker, team, manager, boss, computer, programmer, developer, coding, business, company, meeting, meetings, colleagues, coworkers, employees, oficina, buro, bureau, entrepreneur, boardroom, employee, worker, accountant, lawyer',
  lab: 'lab, laboratory, scientist, experiment, chemistry, biology, researcher, research, hospital, clinic, doctor, nurse, medicine, medical, vaccine, surgery, dentist, pharmacy, patient, engineer',
  cafe: 'cafe, coffee shop, barista, restaurant, waiter, pub, diner, bistro, tavern',
  classroom:
    'classroom, school, teacher, student, pupil, lesson, university, professor, lecture, exam, schule, ecole, escuela, scuola, homework, kindergarten',
  workshop:
    'workshop, carpenter, craftsman, blacksmith, garage, mechanic, tool, repair, inventor, watchmaker, tailor, shoemaker, potter, pottery, forge, factory floor, werkstatt, atelier, painter, sculptor, artist studio, weaver, loom',
  hall: 'hall, palace, throne, ballroom, cathedral, gallery, museum hall, station, corridor, ceremony, mosque, church interior, temple interior, prison',
}
