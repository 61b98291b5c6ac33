import { faker } from '@faker-js/faker/locale/en'

const DAYS = 365
/** Tables whose figures are summed at once instead of row by row. */
const COUNTED = [
  ...['users', 'stories', 'tasks', 'renders', 'credit_holds', 'credit_entries', 'media', 'reports'],
  ...['purchases', 'subscriptions'],
]
/** Of 100 events; people are 4 of them. */
const SHARES = {
  stories: 0.12,
  tasks: 0.24,
  renders: 0.08,
  holds: 0.24,
  days: 0.18,
  pieces: 0.08,
  uploads: 0.02,
  jobs: 0.08,
}
const FEW = { reports: 0.0025, looks: 0.005, purchases: 0.004, subscriptions: 0.004 }
/** How many first names, last names and titles there are; a full name comes back after their square. */
const VARIETY = 97

/**
 * Writes a year of users and their activity straight into the tables of a database: users, stories with scenes and edits, tasks, exports,
 * jobs, charges, days of activity, engine results, uploads, reports, payments, and views by the first member of staff. The figures come from its trigger functions.
 * @param {{ exec: (sql: string) => Promise<unknown> }} db PGlite, or one connection of PostgreSQL by its owner
 * @param {number} events
 * @param {{ isLatest?: boolean; films?: string[] }} [options] isLatest false: for an earlier schema, without the newest fields;
 * films: ids of the newest exports' media, whose files (`media/ID.mp4`) the caller brings: they wait for a reviewer
 */
export async function seedStaffDemo(db, events, { isLatest = true, films = [] } = {}) {
  const people = Math.round(events * 0.04)
  const count = Object.fromEntries(
    Object.entries({ ...SHARES, ...FEW }).map(([name, share]) => [name, Math.max(4, Math.round(events * share))]),
  )
  // Evenly over the year, newest last, so that sort orders differ; whole ms, as stored in the tables.
  const at = (of) =>
    `date_trunc('milliseconds', now() - interval '1 hour' - (${of} - n)::float8 / ${of} * interval '${DAYS} days')`
  const someone = (every) => `seed_people p on p.place = 1 + (n::bigint * ${every}) % ${people}`
  const story = (every) => `seed_stories s on s.place = 1 + (n::bigint * ${every}) % ${count.stories}`
  const rows = (of) => `generate_series(1, ${of}) n`
  const quoted = (value) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`)
  const one = (...values) => `(array[${values.map(quoted).join(', ')}])`
  // The same ones in every run.
  faker.seed(1)
  const firstNames = one(...faker.helpers.uniqueArray(faker.person.firstName, VARIETY))
  const lastNames = one(...faker.helpers.uniqueArray(faker.person.lastName, VARIETY))
  const titles = one(...faker.helpers.uniqueArray(faker.book.title, VARIETY))
  const seeded = (table) => `r.${table === 'users' ? 'id' : 'user_id'} in (select id from seed_people)`
  const added = (table) => `insert into figure_changes (day, kind, part, user_id, amount)
    select f.day, f.kind, f.part, f.user_id, sum(f.amount) from ${table} r, ${table}_figures(r) f where ${seeded(table)} group by 1, 2, 3, 4`
  const newestExport = (place) =>
    `(select * from renders where status = 'COMPLETED' and user_id in (select id from seed_people) order by created_at desc, id
      offset ${place} limit 1) r`
  const waiting = films.flatMap((film, place) => [
    `insert into media (id, user_id, story_id, media_type, source, status, file_key, file_name, content_type, width, height, duration_ms,
                        created_at, updated_at)
       select '${film}', r.user_id, r.story_id, 'video', 'GENERATED', 'COMPLETED', 'media/${film}.mp4', r.story_id || '.mp4', 'video/mp4',
              1080, 1080, 3000, r.completed_at, r.completed_at from ${newestExport(place)}`,
    `update renders set media_id = '${film}' where id = (select r.id from ${newestExport(place)})`,
    `insert into film_reviews (render_id, story_id, media_id, queued_at, created_at, updated_at)
       select id, story_id, media_id, completed_at, completed_at, completed_at from renders where media_id = '${film}'`,
  ])
  // Uncounted columns that only the newest schema has.
  const details = [
    `update reports r set
         kind = case when n % 3 = 2 then 'FEEDBACK' else r.kind end,
         story_id = case when n % 3 < 2 then r.story_id end,
         feedback_type = case when n % 3 = 2 then ${one('BUG', 'GENERAL', 'BILLING')}[1 + (n / 3) % 3] end,
         rating = case when n % 9 = 2 then 4 end,
         description = case when n % 3 = 2 then 'Please add a voice in Danish.' else r.description end,
         state = x.state,
         answer = case when x.state in ('ANSWERED', 'CLOSED') then 'Thank you, it works again since today.' end,
         answered_at = case when x.state in ('ANSWERED', 'CLOSED') then now() end,
         closed_at = case when x.state = 'CLOSED' then now() end
       from (select id, n, ${one('OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED', 'CLOSED')}[1 + n % 5] as state
             from (select id, (row_number() over (order by created_at, id))::int as n from reports
                   where user_id in (select id from seed_people)) numbered) x
       where r.id = x.id`,
    `insert into scenes (story_id, element_order, status, text, duration_in_frames, created_at, updated_at)
       select s.id, n - 1, 'COMPLETED', 'A keeper lights the lamp.', 90 * n, now(), now() from seed_stories s, ${rows(2)}`,
    `insert into story_edits (story_id, user_id, revision, label, patch, inverse, created_at)
       select s.id, o.user_id, n, ${one('Edit text', 'Split scene', 'Change voice')}[n], '[]', '[]', o.created_at + n * interval '1 minute'
       from seed_stories s join stories o on o.id = s.id, ${rows(3)}`,
    `insert into jobs (user_id, story_id, kind, payload, status, progress, attempts, last_error, run_at, started_at, finished_at, created_at, updated_at)
       select p.id, s.id, ${one('generate-story', 'run-task', 'render-story')}[1 + n % 3], '{}',
              case when n % 25 = 0 then 'FAILED' else 'COMPLETED' end, 100, 1 + n % 2, case when n % 25 = 0 then 'The engine didn’t respond' end,
              j.at, j.at + interval '2 seconds', j.at + (n % 90) * interval '1 second' + interval '3 seconds', j.at, j.at
       from ${rows(count.jobs)} join ${someone(61)} join ${story(67)} cross join lateral (select ${at(count.jobs)} as at) j`,
    `insert into audit_trail (staff_id, staff_email, action, subject_kind, subject_id, reason, created_at)
       select f.id, f.email, ${one('VIEWED_PERSON', 'VIEWED_STORY', 'SEARCHED_PEOPLE', 'REVEALED_ADDRESS')}[1 + n % 4],
              ${one('PERSON', 'STORY', 'LIST', 'PERSON')}[1 + n % 4], case n % 4 when 1 then s.id when 2 then null else p.id end,
              ${one('', '', 'person-1', 'Asked for an invoice by telephone')}[1 + n % 4], ${at(count.looks)}
       from ${rows(count.looks)} join ${someone(71)} join ${story(73)}
       cross join (select id, email from users where is_staff order by date_joined limit 1) f`,
  ]
  const statements = [
    // Existing rows are counted already: only new ones are added.
    'select fold_figures()',
    ...COUNTED.map((table) => `alter table ${table} disable trigger user`),
    'alter table active_days disable trigger user',
    'alter table credit_days disable trigger user',
    'alter table media enable trigger media_made_for',
    `insert into users (email, first_name, last_name, country, how_did_you_hear_about_us, is_premium, premium_type, email_verified_at,
                        profile_completed_at, credit_balance, last_login_at, date_joined, updated_at)
       select 'person-' || n || '-' || substr(md5(n::text || random()::text), 1, 12) || '@example.com',
              ${firstNames}[1 + n % ${VARIETY}], ${lastNames}[1 + (5 * n + n / ${VARIETY}) % ${VARIETY}],
              ${one('DE', 'US', 'FR', 'IN', null)}[1 + n % 5], ${one('Google', 'YouTube', 'A friend, or two', 'LinkedIn', '')}[1 + (n / 5) % 5],
              n % 9 = 0, case when n % 9 = 0 then 'PRO' end, case when n % 8 > 0 then now() end, case when n % 7 > 1 then now() end,
              100, now() - n * interval '1 minute', ${at(people)}, ${at(people)}
       from ${rows(people)}`,
    `create temp table seed_people as
       select id, row_number() over (order by date_joined, id) as place from users where email like 'person-%@example.com'
       order by date_joined desc limit ${people}`,
    'update seed_people set place = place - (select min(place) - 1 from seed_people)',
    'analyze seed_people',
    `insert into credit_entries (user_id, kind, amount, action, key, created_at)
       select u.id, 'GRANT', 100, 'start', 'start:' || u.id, u.date_joined from users u join seed_people p on p.id = u.id`,
    `insert into stories (user_id, display_title, creation_mode, status, error_message, first_generated_at, created_at, updated_at)
       select p.id, ${titles}[1 + n % ${VARIETY}], ${one('Text', 'Script', 'Audio', 'Blank')}[1 + n % 4],
              ${one('COMPLETED', 'COMPLETED', 'COMPLETED', 'DRAFT', 'FAILED')}[1 + n % 5],
              case when n % 5 = 4 then 'The voice didn’t respond' end, case when n % 5 < 3 then ${at(count.stories)} end,
              ${at(count.stories)}, ${at(count.stories)}
       from ${rows(count.stories)} join ${someone(7)}`,
    `create temp table seed_stories as
       select s.id, row_number() over (order by s.created_at, s.id) as place from stories s join seed_people p on p.id = s.user_id`,
    'analyze seed_stories',
    `insert into tasks (user_id, story_id, task_type, model_id, status, error_message, created_at, updated_at)
       select p.id, s.id, ${one('upscale', 'image_to_video', 'lip_sync', 'inpainting', 'image_editing')}[1 + n % 5],
              ${one('draft-upscale', 'draft-motion', 'draft-lips', 'draft-inpainting', 'draft-editing')}[1 + n % 5],
              ${one('COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'FAILED', 'CANCELLED', 'COMPLETED')}[1 + n % 7],
              case when n % 7 = 4 then ${one('No face found in the frame', 'The image is too large')}[1 + n % 2] end,
              ${at(count.tasks)}, ${at(count.tasks)} + (n % 90) * interval '1 second'
       from ${rows(count.tasks)} join ${someone(11)} join ${story(13)}`,
    `insert into renders (user_id, story_id, status, executor, error_message, scenes_total, width, height, duration_in_frames, document,
                          completed_at, created_at, updated_at)
       select p.id, s.id, ${one('COMPLETED', 'COMPLETED', 'COMPLETED', 'FAILED')}[1 + n % 4], 'SERVER',
              case when n % 8 = 3 then 'The disk is full' end, 3, 1920, 1080, 900, '{"scenes": []}',
              case when n % 4 < 3 then ${at(count.renders)} + interval '40 seconds' end, ${at(count.renders)}, ${at(count.renders)}
       from ${rows(count.renders)} join ${someone(17)} join ${story(19)}`,
    `insert into credit_holds (user_id, action, status, amount, captured, reason, story_id, created_at, ended_at)
       select p.id, ${one('generate_story', 'regenerate_image', 'upscale', 'image_to_video')}[1 + n % 4],
              case when n % 10 = 9 then 'REFUNDED' else 'CAPTURED' end, 2, 2, case when n % 10 = 9 then 'Generation failed' end, s.id,
              ${at(count.holds)}, ${at(count.holds)}
       from ${rows(count.holds)} join ${someone(23)} join ${story(29)}`,
    `insert into credit_days (user_id, day, action, charged)
       select h.user_id, utc_day(h.created_at), h.action, sum(case when h.status = 'CAPTURED' then h.captured else 0 end)
       from credit_holds h join seed_people p on p.id = h.user_id group by 1, 2, 3 on conflict do nothing`,
    `create temp table seed_holds as
       select h.id, row_number() over (order by h.created_at, h.id) as place from credit_holds h join seed_people p on p.id = h.user_id`,
    'analyze seed_holds',
    `insert into media (user_id, media_type, source, status, file_name, content_type, size_bytes, receipt, created_at, updated_at)
       select p.id, ${one('image', 'audio', 'video')}[1 + n % 3], 'GENERATED', 'COMPLETED', 'made', 'image/png', 1000,
              jsonb_build_object('engine', ${one('Draft illustrator', 'Draft voice', 'Draft, moving|still')}[1 + n % 3], 'model',
                                 case when n % 2 = 0 then 'm1' end, 'work_ms', n % 9000, 'hold_id', case when n % 6 > 0 then h.id end,
                                 'inputs', '[]'::jsonb),
              ${at(count.pieces)}, ${at(count.pieces)}
       from ${rows(count.pieces)} join ${someone(43)} join seed_holds h on h.place = 1 + (n::bigint * 3) % ${count.holds}`,
    `insert into media (user_id, media_type, source, status, file_name, content_type, size_bytes, created_at, updated_at)
       select p.id, 'image', 'USER', ${one('COMPLETED', 'COMPLETED', 'PENDING')}[1 + n % 3], 'brought', 'image/png', 1000,
              ${at(count.uploads)}, ${at(count.uploads)}
       from ${rows(count.uploads)} join ${someone(47)}`,
    `insert into reports (user_id, story_id, kind, description, created_at)
       select p.id, s.id, ${one('ENGINE', 'RENDERING')}[1 + n % 2], ${one('The captions run late.', 'The voice stopped halfway.')}[1 + n % 2],
              ${at(count.reports)}
       from ${rows(count.reports)} join ${someone(31)} join ${story(37)}`,
    ...(isLatest ? [...details, ...waiting] : []),
    `insert into purchases (user_id, pack_id, credits, amount, currency, status, provider, created_at, updated_at)
       select p.id, 'p100', 100, 400, ${one('USD', 'EUR')}[1 + n % 2], ${one('PAID', 'PAID', 'PENDING')}[1 + n % 3], 'DEMO',
              ${at(count.purchases)}, ${at(count.purchases)}
       from ${rows(count.purchases)} join ${someone(53)}`,
    `insert into subscriptions (user_id, price_id, premium_type, status, amount, currency, provider, created_at, updated_at)
       select p.id, 'pro-month-usd', 'PRO', ${one('ACTIVE', 'PENDING', 'EXPIRED')}[1 + n % 3], 1900, 'USD', 'DEMO',
              ${at(count.subscriptions)}, ${at(count.subscriptions)}
       from ${rows(count.subscriptions)} join ${someone(59)}`,
    `insert into active_days (user_id, day)
       select p.id, utc_day(${at(count.days)}) from ${rows(count.days)} join ${someone(41)} on conflict do nothing`,
    ...COUNTED.map(added),
    `insert into figure_changes (day, kind, part, user_id, amount) select utc_day(now()), 'PERSON', '', id, 0 from seed_people`,
    `insert into figure_changes (day, kind, part, amount)
       select utc_day(date_joined), 'PREMIUM', '', count(*) from users where is_premium and id in (select id from seed_people) group by 1`,
    `create temp table seed_days as
       select day, lag(day) over them as prior, lead(day) over them as later from active_days
       where user_id in (select id from seed_people) window them as (partition by user_id order by day)`,
    `insert into figure_changes (day, kind, part, amount) select day, 'ACTIVE', '', count(*) from seed_days group by 1`,
    `insert into figure_changes (day, kind, part, amount) select day, 'LAST_ACTIVE', '', count(*) from seed_days where later is null group by 1`,
    // As the trigger counts days that come one after the other.
    ...[7, 30].map(
      (width) => `insert into figure_changes (day, kind, part, amount)
        select day, 'ACTIVE_${width}', '', sum(amount) from (
          select greatest(day, prior + ${width}) as day, 1 as amount from seed_days union all select day + ${width}, -1 from seed_days
        ) changes group by 1`,
    ),
    `insert into figure_changes (day, kind, part, amount)
       select last, 'LAST_CHARGED', action, count(*) from (
         select max(day) as last, action from credit_days where user_id in (select id from seed_people) group by user_id, action
       ) lasts group by 1, 3`,
    ...[...COUNTED, 'active_days', 'credit_days'].map((table) => `alter table ${table} enable trigger user`),
    'drop table seed_people, seed_stories, seed_holds, seed_days',
    'select fold_figures()',
  ]
  for (const statement of statements) await db.exec(statement)
}
