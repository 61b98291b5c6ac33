const DAYS = 365

/**
 * People and what they did over a year, straight into the tables of a database: the figures of the staff pages are kept by its triggers.
 * Of 100 events 4 are people, 12 stories, 30 tasks, 10 exports, 26 charges and 18 days of activity; a 400th as many are reports.
 * @param {{ exec: (sql: string) => Promise<unknown> }} db PGlite, or anything that runs several statements
 * @param {number} events
 */
export async function seedStaffWorld(db, events) {
  const people = Math.round(events * 0.04)
  // Evenly over the year, newest last, a few seconds apart so that no two orders are one.
  const at = (count) =>
    `now() - interval '1 hour' - (${count} - n) * interval '${DAYS * 24 * 60 * 60} seconds' / ${count}`
  const someone = (every) => `(select id from seed_people where place = 1 + (n * ${every}) % ${people})`
  const story = (every) =>
    `(select id from seed_stories where place = 1 + (n * ${every}) % ${Math.round(events * 0.12)})`
  const table = (share) => {
    const count = Math.round(events * share)
    return { count, from: `from generate_series(1, ${count}) n` }
  }
  const [stories, tasks, renders, holds, days, reports] = [0.12, 0.3, 0.1, 0.26, 0.18, 0.0025].map(table)
  await db.exec(`
    insert into users (email, first_name, last_name, country, how_did_you_hear_about_us, is_premium, premium_type, email_verified_at,
                       profile_completed_at, credit_balance, last_login_at, date_joined, updated_at)
      select 'person-' || n || '-' || md5(random()::text) || '@example.com', 'Person', n::text, (array['DE', 'US', 'FR', 'IN', null])[1 + n % 5],
             (array['Google', 'YouTube', 'TikTok', 'LinkedIn', ''])[1 + (n / 5) % 5], n % 9 = 0, case when n % 9 = 0 then 'PRO' end,
             case when n % 8 > 0 then now() end, case when n % 7 > 1 then now() end, 0, now() - n * interval '1 minute', ${at(people)}, ${at(people)}
      from generate_series(1, ${people}) n;
    create temp table seed_people as
      select id, row_number() over (order by date_joined) as place from users where email like 'person-%' limit ${people};
    create unique index on seed_people (place);
    insert into stories (user_id, display_title, creation_mode, status, error_message, first_generated_at, created_at, updated_at)
      select ${someone(7)}, 'Story ' || n, (array['Text', 'Script', 'Audio', 'Blank'])[1 + n % 4],
             (array['COMPLETED', 'COMPLETED', 'COMPLETED', 'DRAFT', 'FAILED'])[1 + n % 5], case when n % 5 = 4 then 'The voice did not answer' end,
             case when n % 5 < 3 then ${at(stories.count)} end, ${at(stories.count)}, ${at(stories.count)}
      ${stories.from};
    create temp table seed_stories as
      select id, row_number() over (order by created_at) as place from stories where display_title like 'Story %' limit ${stories.count};
    create unique index on seed_stories (place);
    insert into tasks (user_id, story_id, task_type, model_id, status, error_message, created_at, updated_at)
      select ${someone(11)}, ${story(13)}, (array['upscale', 'image_to_video', 'lip_sync', 'inpainting', 'image_editing'])[1 + n % 5],
             (array['draft-upscale', 'draft-motion', 'draft-lips', 'draft-inpainting', 'draft-editing'])[1 + n % 5],
             (array['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'FAILED', 'CANCELLED', 'COMPLETED'])[1 + n % 7],
             case when n % 7 = 4 then (array['No face found in the frame', 'The picture is too large'])[1 + n % 2] end,
             ${at(tasks.count)}, ${at(tasks.count)} + (n % 90) * interval '1 second'
      ${tasks.from};
    insert into renders (user_id, story_id, status, executor, scenes_total, width, height, duration_in_frames, document, completed_at, created_at, updated_at)
      select ${someone(17)}, ${story(19)}, (array['COMPLETED', 'COMPLETED', 'COMPLETED', 'FAILED'])[1 + n % 4], 'SERVER', 3, 1920, 1080, 900, '{}',
             case when n % 4 < 3 then ${at(renders.count)} + interval '40 seconds' end, ${at(renders.count)}, ${at(renders.count)}
      ${renders.from};
    insert into credit_holds (user_id, action, status, amount, captured, reason, story_id, created_at, ended_at)
      select ${someone(23)}, (array['generate_story', 'regenerate_image', 'upscale', 'image_to_video'])[1 + n % 4],
             case when n % 10 = 9 then 'REFUNDED' else 'CAPTURED' end, 2, 2, case when n % 10 = 9 then 'Generation failed' end, ${story(29)},
             ${at(holds.count)}, ${at(holds.count)}
      ${holds.from};
    insert into credit_days (user_id, day, action, charged)
      select user_id, utc_day(created_at), action, sum(case when status = 'CAPTURED' then captured else 0 end)
      from credit_holds group by 1, 2, 3 on conflict do nothing;
    insert into reports (user_id, story_id, kind, description, created_at)
      select ${someone(31)}, ${story(37)}, (array['ENGINE', 'RENDERING'])[1 + n % 2], 'The captions run late.', ${at(reports.count)} ${reports.from};
    insert into active_days (user_id, day)
      select ${someone(41)}, utc_day(${at(days.count)}) ${days.from} on conflict do nothing;
    drop table seed_people; drop table seed_stories;
    select fold_figures();
    analyze;
  `)
}
