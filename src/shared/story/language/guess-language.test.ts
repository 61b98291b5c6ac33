import { expect, it } from 'vitest'
import { guessLanguage } from './guess-language.ts'

it.each([
  ['de-DE', 'Ein Leuchtturmwärter schreibt jede Nacht einen Brief, bis das Licht ausgeht.'],
  ['fr-FR', 'Un gardien de phare écrit une lettre chaque nuit, jusqu’à l’hiver.'],
  ['es-ES', 'La historia de la bicicleta y cómo cambió nuestras ciudades'],
  ['nl-NL', 'Een vuurtorenwachter schrijft elke avond één brief, tot het licht uitgaat.'],
  ['pl-PL', 'Latarnik pisze co noc jeden list, aż do zimy, kiedy światło gaśnie.'],
  ['tr-TR', 'Bir deniz feneri bekçisi her gece bir mektup yazar.'],
  ['id-ID', 'Seorang penjaga mercusuar menulis satu surat setiap malam.'],
  ['sw-KE', 'Mlinzi wa mnara wa taa huandika barua moja kila usiku katika nyumba ya bahari.'],
  ['ja-JP', '灯台守は毎晩手紙を書きました。'],
  ['zh-CN', '灯塔看守人每天晚上写一封信。'],
  ['zh-TW', '燈塔看守人每天晚上寫一封信。'],
  ['ko-KR', '등대지기는 매일 밤 편지를 쓴다.'],
  ['ar-SA', 'في قديم الزمان عاش حارس منارة.'],
  ['fa-IR', 'نگهبان فانوس دریایی هر شب نامه‌ای می‌نویسد.'],
  ['ur-PK', 'روشنی کے مینار کا محافظ ہر رات ایک خط لکھتا ہے۔'],
  ['he-IL', 'שומר המגדלור כותב מכתב אחד בכל לילה.'],
  ['ru-RU', 'Смотритель маяка пишет письмо каждую ночь.'],
  ['uk-UA', 'Доглядач маяка щоночі пише один лист.'],
  ['hi-IN', 'प्रकाशस्तंभ का रखवाला हर रात एक पत्र लिखता है।'],
  ['th-TH', 'ผู้เฝ้าประภาคารเขียนจดหมายทุกคืน'],
  ['en-US', 'How coffee travels from a farm in Ethiopia to your cup'],
])('%s is known by its script, its letters or its words', async (language, text) => {
  expect(await guessLanguage(text)).toBe(language)
})

// Taken for another language, an English prompt would lose its voice.
it.each([
  'Bees',
  'a fox and a crow',
  'Mozart und Salieri',
  'sushi recipe',
  'Jazz in New Orleans',
  'Zebra crossing robot dance party',
  'tango, flamenco, samba, bossa nova',
  'Pizza Margherita Napoli 1889',
  '… 🎉 —',
  '',
])('no language is detected for a short or ambiguous text: %s', async (text) => {
  expect([null, 'en-US']).toContain(await guessLanguage(text))
})
