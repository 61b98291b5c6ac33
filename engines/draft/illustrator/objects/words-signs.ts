/** Signs, parts of the body and what stands for an abstract matter. */
export const SIGN_WORDS: Readonly<Record<string, string>> = {
  handshake:
    'handshakes, shake hands, shaking hands, partnership, business partner, agreement deal, cooperation, collaboration, partner, partners, negotiation, trust, trade, deal done, merger, alliance',
  'speech-balloon':
    'speech bubble, chat, chats, message, messages, conversation, conversations, communication, dialogue, feedback, discussion, discussions, comment, comments, talk, talks, talking, answer, answers, advice, opinion, opinions, support, faq, text messages, debate, question and answer, quote, argument, language lesson',
  'thought-balloon': 'thinking bubble, daydream',
  'red-question-mark': 'question mark, mystery question',
  warning:
    'danger, dangers, hazard, caution, error, errors, warnings, alert sign, alarm sign, threat, scam, fraud, malware, risk of accident',
  'check-mark-button': 'check mark, checkmark, tick, approval',
  'cross-mark': 'no sign, forbidden',
  'recycling-symbol': 'recycling, recycle, recycled, reuse, circular economy, recycling symbol, upcycling, zero waste',
  'red-heart':
    'love, heart symbol, health, wellness, wellbeing, well being, kindness, compassion, gratitude, like button, healthy, thank you, valentine, care, passion, charity heart, happiness, empathy, friendship, forgiveness, thanks, thank',
  'anatomical-heart': 'human heart, heart attack, cardiovascular, pulse, blood pressure, heart rate, heart disease',
  brain:
    'mind, memory, intelligence, psychology, mental health, neurons, thinking, intellect, focus of the brain, concentration, stress, anxiety, mindset, burnout, iq, emotion, emotions',
  lungs: 'lung, breathing, breath, breathe, asthma, respiration, inhale',
  tooth:
    'teeth, dentist, dental, dentists, dental clinic, cavity, toothache, braces, orthodontist, molar, dental care, smile care',
  eye: 'eyes, eyesight, vision test, eyeball',
  ear: 'ears, hearing',
  nose: 'smell, scent, noses',
  foot: 'feet, toe, toes, barefoot, ankle',
  leg: 'legs, knee, thigh, knees',
  mouth: 'lips, lip',
  tongue: 'taste',
  'flexed-biceps': 'biceps, arm, arms, strong arm, elbow',
  'raised-hand': 'hand, palm of the hand, five fingers',
  'thumbs-up': 'thumb, thumbs up, like, recommendation',
  'clapping-hands': 'applause, clap, hands clapping',
  'waving-hand': 'wave goodbye, hello, goodbye, greeting, welcome, wave hello, waves goodbye',
  footprints: 'footprint, carbon footprint, footstep, footsteps',
  skull: 'skulls',
  ghost: 'ghosts, spooky',
  'performing-arts':
    'theatre, theater, drama, actor, actors, stage play, acting, masks, theatre mask, role play, opera, actress, play at the theatre',
  sparkles: 'sparkle, shine, magic dust, glitter, clean, brand new, spark, sparks',
  star: 'rating, ratings, star rating, five stars, favorite, quality star, celebrity, rating stars',
  'chart-increasing':
    'growth, increase, upward trend, progress, improvement, improve, stock price, stocks, shares, performance growth, upswing, scale up, trend, trends, stock market, interest rate, inflation',
  'chart-decreasing':
    'decline, decrease, loss, recession, crash of the market, drop in sales, losses, fall in prices, downturn, market crash',
  chart:
    'bar chart, charts, graph, graphs, statistic, statistics, diagram, data, analytics, quarterly report, annual report, dashboard chart, kpi, survey results, percent, percentage, quarter, figures, metrics, research data, sales figures, infographic, poll, result, results, spreadsheet, spreadsheets',
  'hot-springs': 'hot spring, steam bath',
  'globe-with-meridians':
    'internet, website, websites, web, online, browser, web page, homepage, domain name, web design, webpage, network, world wide web, site',
  wireless: 'wifi, wi fi, router, hotspot, modem, bluetooth, internet connection, 5g',
  'busts-in-silhouette': '',
  'prayer-beads': 'rosary',
  'folded-hands': 'prayer, pray, namaste, praying',
  'latin-cross': 'crucifix',
  parrot: '',
}
