/**
 * Prompts of ten kinds in six languages, as people write them.
 * @typedef {object} FilmBrief
 * @property {string} kind
 * @property {string} text
 * @property {string} [language] BCP 47; en-US by default
 * @property {number} [seconds] length that is asked for; 30 by default
 * @property {string[]} [keep] what has to be said to the letter: quotes, figures, names, points
 * @property {string[]} [never] instructions that must not be said
 * @property {boolean} [composed] whether its words may be made up, or come from an outline with sources
 */

/** @type {readonly FilmBrief[]} */
export const BRIEFS = [
  {
    kind: 'advert',
    text: 'Make a 30-second ad for Bluebird Bakery in Leeds. Warm and friendly tone. Mention that we open at 6 am, that our sourdough takes 36 hours, and end with "Come hungry."',
    keep: ['Bluebird Bakery in Leeds', '6 am', '36 hours', 'Come hungry.'],
    never: ['tone', 'mention', '30-second'],
  },
  {
    kind: 'advert',
    text: 'Create a funny promo for our app Lumo, which reminds busy parents of vaccinations. It costs €3 a month. Start with the question "When was the last shot?" End with a call to action to visit lumo.app.',
    keep: ['When was the last shot?', '€3 a month', 'lumo.app'],
    never: ['funny', 'promo', 'call to action'],
  },
  {
    kind: 'advert',
    text: 'Video about our dog walking service "Happy Tails". We walk in groups of four. Every dog is insured up to $2 million. Show dogs in the park. End with "Book your first walk free!"',
    keep: ['Happy Tails', 'groups of four', '$2 million', 'Book your first walk free!'],
    never: ['show dogs', 'video about'],
  },
  {
    kind: 'advert',
    text: 'We are hiring! Join our kitchen team in Bristol. 4-day week, £14 an hour, free pasta. Make it energetic and vertical for TikTok.',
    keep: ['We are hiring!', '4-day week', '£14 an hour', 'free pasta', 'Join our kitchen team in Bristol'],
    never: ['energetic', 'vertical', 'TikTok'],
  },
  {
    kind: 'explainer',
    text: 'Explain how octopus hearts work. Octopuses have three hearts. Two pump blood through the gills. The third one stops beating when the octopus swims. For kids aged 8 to 10.',
    keep: ['three hearts', 'through the gills', 'stops beating when the octopus swims'],
    never: ['for kids', 'aged', 'human'],
  },
  {
    kind: 'explainer',
    text: 'Why we should all walk more\n- It lowers blood pressure\n- It costs nothing\n- It clears the mind',
    keep: ['walk more', 'lowers blood pressure', 'costs nothing', 'clears the mind'],
  },
  {
    kind: 'explainer',
    text: 'A heat pump moves warmth from outside air into your house. It needs one part of electricity for three to four parts of heat. Even at minus ten degrees it works. Keep it calm.',
    keep: ['moves warmth', 'one part of electricity', 'minus ten degrees'],
    never: ['calm'],
  },
  {
    kind: 'explainer',
    text: 'Explain compound interest: 100 euros at 5% are 105 euros after a year. After ten years they are 163 euros. Start early, and time works for you. Serious tone.',
    keep: ['105 euros', '163 euros', '5%', 'Start early'],
    never: ['tone', 'serious'],
  },
  {
    kind: 'list',
    text: '3 tips for better sleep: no screens after 9 pm, keep the room at 18 °C and read a book.',
    keep: ['no screens after 9 pm', '18 °C', 'read a book'],
  },
  {
    kind: 'list',
    text: 'How to change a bike tyre:\n1. Take the wheel off.\n2. Lever the tyre off the rim.\n3. Pump the new one up to 4 bar.\nKeep sentences short.',
    keep: ['wheel off', 'Lever the tyre', '4 bar'],
    never: ['sentences'],
  },
  {
    kind: 'list',
    text: 'Five things to pack for a mountain hike: two litres of water, a rain jacket, a map, a warm hat and a whistle.',
    keep: ['two litres of water', 'a rain jacket', 'a map', 'a warm hat', 'a whistle'],
  },
  {
    kind: 'list',
    text: 'Recipe for pancakes: mix 200 g of flour with two eggs and half a litre of milk; let the batter rest for 20 minutes; fry thin pancakes in butter.',
    keep: ['200 g of flour', '20 minutes', 'in butter'],
  },
  {
    kind: 'recap',
    text: 'I need a recap of our third quarter for the team: revenue grew 12% to €4.2M, churn fell to 2.1%, and we hired 14 people. Next quarter we open an office in Lisbon. Keep it upbeat.',
    keep: ['12% to €4.2M', '2.1%', '14 people', 'Lisbon'],
    never: ['upbeat', 'recap of'],
  },
  {
    kind: 'recap',
    text: 'Year in review of our library: 48,000 visitors, 1,200 new books and 96 story hours for children. The most borrowed book was "Momo".',
    keep: ['48,000 visitors', '1,200 new books', '96 story hours', 'Momo'],
  },
  {
    kind: 'recap',
    text: 'Sprint 12: we closed 31 tickets. Search is twice as fast. Two bugs are left. Next week we ship to all customers.',
    keep: ['31 tickets', 'twice as fast', 'Two bugs', 'Next week'],
  },
  {
    kind: 'recap',
    text: 'Our marathon in numbers: 3,500 runners from 41 countries, 12 bands and 20,000 bananas. Thank you, volunteers!',
    keep: ['3,500 runners', '41 countries', '20,000 bananas', 'Thank you, volunteers!'],
  },
  {
    kind: 'greeting',
    text: 'Make a birthday video for my grandma Rosa who turns 80 on Sunday. Remember the summers at the lake and her plum cake. We love you, Oma! Gentle piano music.',
    keep: ['my grandma Rosa', '80 on Sunday', 'plum cake', 'We love you, Oma!'],
    never: ['piano', 'video'],
  },
  {
    kind: 'greeting',
    text: 'Thank you video for Mr. Okafor, our chemistry teacher. You made us love the smell of sulphur. Your jokes were worse than your tests. Class of 2026.',
    keep: ['Mr. Okafor', 'sulphur', 'worse than your tests', 'Class of 2026'],
  },
  {
    kind: 'greeting',
    text: 'Wedding greeting for Lea and Tom. Ten years, two cats and one very small flat: you made it. All the best from the rowing club!',
    keep: ['Lea and Tom', 'two cats', 'rowing club'],
  },
  {
    kind: 'greeting',
    text: 'Get well soon message for coach Dana. The team won 3:1 on Saturday. Your whistle is safe with us.',
    keep: ['coach Dana', '3:1', 'whistle is safe'],
  },
  {
    kind: 'news',
    text: 'The city library reopens on 3 May. It has 120 new seats and a roof garden. "We wanted a living room for everyone," says director Ana Silva. Visit library.example.org for events.',
    keep: ['3 May', '120 new seats', 'We wanted a living room for everyone', 'Ana Silva', 'library.example.org'],
  },
  {
    kind: 'news',
    text: 'Tell people why they should vote on 8 June. Polling stations are open from 8 am to 6 pm. Bring your passport. Serious tone, no music.',
    keep: ['8 June', '8 am to 6 pm', 'passport'],
    never: ['serious', 'music'],
  },
  {
    kind: 'news',
    text: 'The bridge on Mill Street is closed until 14 October. Buses 4 and 9 take the ring road. Pedestrians can use the ferry, which is free.',
    keep: ['Mill Street', '14 October', 'Buses 4 and 9', 'ferry'],
  },
  {
    kind: 'news',
    text: 'From Monday our clinic offers appointments in the evening. Call 555 0142 between 5 and 8 pm. Children are seen first.',
    keep: ['From Monday', '555 0142', 'Children are seen first'],
  },
  { kind: 'tale', text: 'A lighthouse keeper writes one letter every night', composed: true },
  { kind: 'tale', text: 'Write a short story about a girl who befriends a fox', composed: true },
  { kind: 'tale', text: 'A robot discovers a garden', composed: true, seconds: 60 },
  { kind: 'tale', text: 'Two sisters open an inn in the mountains', composed: true, seconds: 60 },
  { kind: 'suggestion', text: 'How bread rises', composed: true, seconds: 60 },
  { kind: 'suggestion', text: 'Why cats always land on their feet', composed: true },
  { kind: 'suggestion', text: 'Five ways to start a good conversation', composed: true },
  { kind: 'suggestion', text: 'The history of coffee in one minute', composed: true, seconds: 60 },
  { kind: 'topic', text: 'How to tie a tie', keep: ['How to tie a tie'] },
  { kind: 'topic', text: 'The benefits of meditation', keep: ['The benefits of meditation'] },
  {
    kind: 'other language',
    language: 'de-DE',
    text: 'Unsere Bäckerei öffnet um sechs Uhr. Das Sauerteigbrot ruht 36 Stunden. Komm vorbei!',
    keep: ['um sechs Uhr', '36 Stunden', 'Komm vorbei!'],
  },
  {
    kind: 'other language',
    language: 'es-ES',
    text: 'La biblioteca abre el 3 de mayo. Tiene 120 asientos nuevos y un jardín en la azotea.',
    keep: ['3 de mayo', '120 asientos'],
  },
  {
    kind: 'other language',
    language: 'fr-FR',
    text: 'Trois conseils pour mieux dormir : pas d’écran après 21 h, une chambre à 18 °C et un bon livre.',
    keep: ['21 h', '18 °C', 'un bon livre'],
  },
  {
    kind: 'other language',
    language: 'ja-JP',
    text: '図書館は5月3日に再開します。新しい席が120あります。屋上には庭があります。',
    keep: ['5月3日', '120'],
  },
  {
    kind: 'other language',
    language: 'ar-SA',
    text: 'تفتح المكتبة أبوابها في الثالث من مايو. فيها 120 مقعدا جديدا وحديقة على السطح.',
    keep: ['120'],
  },
  {
    kind: 'other language',
    language: 'en-US',
    text: 'Join our choir! We rehearse on Tuesdays at 7 pm in St. Mary’s. No experience needed. First concert on 12 December.',
    keep: ['Tuesdays at 7 pm', 'No experience needed', '12 December'],
  },
]
