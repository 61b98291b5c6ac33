CREATE TABLE "arolls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scene_id" uuid NOT NULL,
	"aroll_order" integer NOT NULL,
	"aroll_type" text NOT NULL,
	"status" text DEFAULT 'EMPTY' NOT NULL,
	"error_message" text,
	"media_id" uuid,
	"video_start" integer,
	"video_end" integer,
	"image_generation_prompt" text,
	"custom_image_generation_prompt" text,
	"seed" integer,
	"image_style" text,
	"leonardo_style_id" text,
	"transition_name" text DEFAULT '' NOT NULL,
	"transition_duration_ms" integer DEFAULT 0 NOT NULL,
	"image_animation" text DEFAULT 'NONE' NOT NULL,
	"content_fit" text DEFAULT 'COVER' NOT NULL,
	"layout" text DEFAULT 'FULL' NOT NULL,
	"crop" jsonb,
	"duration_ms" integer NOT NULL,
	"playback_rate" real DEFAULT 1 NOT NULL,
	"reversed" boolean DEFAULT false NOT NULL,
	"flipped" boolean DEFAULT false NOT NULL,
	"use_video_audio" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "arolls_order_positive" CHECK ("arolls"."aroll_order" >= 0),
	CONSTRAINT "arolls_duration_positive" CHECK ("arolls"."duration_ms" >= 0),
	CONSTRAINT "arolls_trim_in_order" CHECK ("arolls"."video_start" >= 0 and "arolls"."video_end" >= "arolls"."video_start"),
	CONSTRAINT "arolls_playback_rate_range" CHECK ("arolls"."playback_rate" between 0.25 and 4),
	CONSTRAINT "arolls_transition_range" CHECK ("arolls"."transition_duration_ms" between 0 and 10000),
	CONSTRAINT "arolls_type_known" CHECK ("arolls"."aroll_type" in ('VideoARoll', 'ImageARoll')),
	CONSTRAINT "arolls_status_known" CHECK ("arolls"."status" in ('EMPTY', 'GENERATING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "arolls_transition_known" CHECK ("arolls"."transition_name" in ('', 'fade', 'slide-left', 'slide-right', 'wipe', 'zoom', 'dip-to-black')),
	CONSTRAINT "arolls_image_animation_known" CHECK ("arolls"."image_animation" in ('NONE', 'ZOOM_IN', 'ZOOM_OUT', 'PAN_LEFT', 'PAN_RIGHT', 'PAN_UP', 'PAN_DOWN')),
	CONSTRAINT "arolls_content_fit_known" CHECK ("arolls"."content_fit" in ('COVER', 'CONTAIN', 'BLUR_FILL')),
	CONSTRAINT "arolls_layout_known" CHECK ("arolls"."layout" in ('FULL', 'SPLIT_LEFT', 'SPLIT_RIGHT', 'PICTURE_IN_PICTURE'))
);
--> statement-breakpoint
CREATE TABLE "brolls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scene_id" uuid NOT NULL,
	"media_id" uuid,
	"start_ms" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brolls_times_positive" CHECK ("brolls"."start_ms" >= 0 and "brolls"."duration_ms" > 0)
);
--> statement-breakpoint
CREATE TABLE "brand_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"logo_media_id" uuid,
	"logo_size" real DEFAULT 12 NOT NULL,
	"logo_position" text DEFAULT 'TOP_RIGHT' NOT NULL,
	"logo_blur" boolean DEFAULT false NOT NULL,
	"templated_captions_style" text DEFAULT 'CLASSIC' NOT NULL,
	"custom_captions_style" jsonb,
	"ideal_customer_profile" text DEFAULT '' NOT NULL,
	"about_company" text DEFAULT '' NOT NULL,
	"gpt_generated" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_settings_logo_size_range" CHECK ("brand_settings"."logo_size" between 1 and 100),
	CONSTRAINT "brand_settings_logo_position_known" CHECK ("brand_settings"."logo_position" in ('TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT')),
	CONSTRAINT "brand_settings_captions_style_known" CHECK ("brand_settings"."templated_captions_style" in ('CLASSIC', 'BOLD_POP', 'KARAOKE', 'BOXED', 'MINIMAL', 'NEON'))
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"story_id" uuid,
	"call_name" text NOT NULL,
	"role" text DEFAULT 'Character' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"voice_code" text,
	"seed" integer,
	"portrait_media_id" uuid,
	"portrait_generation_status" text DEFAULT 'NONE' NOT NULL,
	"portrait_error" text,
	"mapped_from_id" uuid,
	"first" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "characters_owner_fits_story" CHECK (("characters"."user_id" is null) = ("characters"."story_id" is null)),
	CONSTRAINT "characters_role_known" CHECK ("characters"."role" in ('Character', 'Narrator')),
	CONSTRAINT "characters_status_known" CHECK ("characters"."status" in ('draft', 'published')),
	CONSTRAINT "characters_portrait_status_known" CHECK ("characters"."portrait_generation_status" in ('NONE', 'IN_PROGRESS', 'GENERATED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"action" text NOT NULL,
	"refund_of_id" uuid,
	"story_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_entries_sign_fits_kind" CHECK (("credit_entries"."kind" = 'CHARGE') = ("credit_entries"."amount" < 0)),
	CONSTRAINT "credit_entries_refund_names_charge" CHECK (("credit_entries"."kind" = 'REFUND') = ("credit_entries"."refund_of_id" is not null)),
	CONSTRAINT "credit_entries_kind_known" CHECK ("credit_entries"."kind" in ('GRANT', 'CHARGE', 'REFUND'))
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid,
	"feedback_type" text NOT NULL,
	"feedback" text NOT NULL,
	"rating" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_rating_range" CHECK ("feedback"."rating" between 1 and 5),
	CONSTRAINT "feedback_type_known" CHECK ("feedback"."feedback_type" in ('GENERAL', 'BUG', 'FEATURE_REQUEST', 'QUALITY', 'BILLING'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid,
	"kind" text NOT NULL,
	"scene_id" uuid,
	"description" text DEFAULT '' NOT NULL,
	"operation" text,
	"error_message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_kind_known" CHECK ("reports"."kind" in ('RENDERING', 'ENGINE'))
);
--> statement-breakpoint
CREATE TABLE "story_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"label" text NOT NULL,
	"patch" jsonb NOT NULL,
	"inverse" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"overtaken_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_edits_revision_positive" CHECK ("story_edits"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE "story_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"name" text NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"scenes_total" integer NOT NULL,
	"duration_in_frames" integer NOT NULL,
	"thumbnail_media_id" uuid,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"response" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "image_styles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"prompt" text DEFAULT '' NOT NULL,
	"look" text NOT NULL,
	"lora_id" uuid,
	"reference_image_media_id" uuid,
	"preview_media_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "image_styles_owner_fits_source" CHECK (("image_styles"."source" = 'SYSTEM') = ("image_styles"."user_id" is null)),
	CONSTRAINT "image_styles_source_known" CHECK ("image_styles"."source" in ('SYSTEM', 'USER'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"user_id" uuid,
	"story_id" uuid,
	"dedupe_key" text,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"lease_owner" text,
	"lease_ends_at" timestamp (3) with time zone,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"last_error" text,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "jobs_progress_range" CHECK ("jobs"."progress" between 0 and 100),
	CONSTRAINT "jobs_status_known" CHECK ("jobs"."status" in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"derived_from_id" uuid,
	"image_media_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lora_models" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"model_name" text DEFAULT '' NOT NULL,
	"model_type" text DEFAULT '' NOT NULL,
	"lora_type" text NOT NULL,
	"trigger_word" text DEFAULT '' NOT NULL,
	"primary_trigger" text DEFAULT '' NOT NULL,
	"secondary_trigger" text DEFAULT '' NOT NULL,
	"lora_scale" real DEFAULT 1 NOT NULL,
	"steps" integer DEFAULT 1000 NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"error_message" text,
	"model_file_key" text,
	"preview_media_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lora_models_progress_range" CHECK ("lora_models"."progress" between 0 and 100),
	CONSTRAINT "lora_models_status_known" CHECK ("lora_models"."status" in ('DRAFT', 'TRAINING', 'COMPLETED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "lora_training_data" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lora_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"story_id" uuid,
	"scene_id" uuid,
	"aroll_id" uuid,
	"media_type" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"file_key" text,
	"thumbnail_key" text,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" bigint,
	"width" integer,
	"height" integer,
	"duration_ms" integer,
	"error_message" text,
	"origin" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"upload_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_owner_known" CHECK ("media"."user_id" is not null or "media"."source" = 'SYSTEM'),
	CONSTRAINT "media_size_positive" CHECK ("media"."size_bytes" >= 0),
	CONSTRAINT "media_type_known" CHECK ("media"."media_type" in ('image', 'video', 'audio')),
	CONSTRAINT "media_source_known" CHECK ("media"."source" in ('SYSTEM', 'USER', 'GENERATED', 'STOCK')),
	CONSTRAINT "media_status_known" CHECK ("media"."status" in ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "media_transcriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"media_id" uuid NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"phrases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_transcriptions_status_known" CHECK ("media_transcriptions"."status" in ('NONE', 'IN_PROGRESS', 'GENERATED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime_channels" (
	"channel" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime_events" (
	"channel" text NOT NULL,
	"seq" bigint NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "realtime_events_channel_seq_pk" PRIMARY KEY("channel","seq")
);
--> statement-breakpoint
CREATE TABLE "renders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"executor" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"scene_number" integer DEFAULT 0 NOT NULL,
	"scenes_total" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"duration_in_frames" integer NOT NULL,
	"error_message" text,
	"media_id" uuid,
	"token_hash" text,
	"document" jsonb NOT NULL,
	"charge_id" uuid,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "renders_progress_range" CHECK ("renders"."progress" between 0 and 100),
	CONSTRAINT "renders_size_positive" CHECK ("renders"."width" > 0 and "renders"."height" > 0 and "renders"."duration_in_frames" > 0),
	CONSTRAINT "renders_status_known" CHECK ("renders"."status" in ('QUEUED', 'RENDERING', 'COMPLETED', 'FAILED', 'CANCELLED')),
	CONSTRAINT "renders_executor_known" CHECK ("renders"."executor" in ('SERVER', 'BROWSER'))
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" uuid NOT NULL,
	"element_order" integer NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"error_message" text,
	"text" text DEFAULT '' NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"are_captions_overridden" boolean DEFAULT false NOT NULL,
	"audio_media_id" uuid,
	"audio_duration_ms" integer DEFAULT 0 NOT NULL,
	"is_voiceover_stale" boolean DEFAULT false NOT NULL,
	"duration_in_frames" integer NOT NULL,
	"transition_duration_frames" integer DEFAULT 0 NOT NULL,
	"is_gen_captions_from_video_audio" boolean DEFAULT false NOT NULL,
	"is_user_uploaded_audio" boolean DEFAULT false NOT NULL,
	"is_voiceover_transcribed" boolean DEFAULT false NOT NULL,
	"use_scene_audio" boolean DEFAULT true NOT NULL,
	"play_full_video" boolean DEFAULT false NOT NULL,
	"speaking_rate" real DEFAULT 1 NOT NULL,
	"pitch" real DEFAULT 0 NOT NULL,
	"language_and_voice_code" text,
	"emotions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"speaker_story_character_id" uuid,
	"pause_at_the_end" integer DEFAULT 0 NOT NULL,
	"show_captions" boolean DEFAULT true NOT NULL,
	"image_style" text,
	"last_used_image_prompt" text,
	"transcription_text" text,
	"original_text" text,
	"original_duration_ms" integer,
	"is_translated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenes_order_positive" CHECK ("scenes"."element_order" >= 0),
	CONSTRAINT "scenes_duration_positive" CHECK ("scenes"."duration_in_frames" > 0),
	CONSTRAINT "scenes_audio_duration_positive" CHECK ("scenes"."audio_duration_ms" >= 0),
	CONSTRAINT "scenes_pause_positive" CHECK ("scenes"."pause_at_the_end" >= 0),
	CONSTRAINT "scenes_transition_positive" CHECK ("scenes"."transition_duration_frames" >= 0),
	CONSTRAINT "scenes_speaking_rate_range" CHECK ("scenes"."speaking_rate" between 0.5 and 2),
	CONSTRAINT "scenes_pitch_range" CHECK ("scenes"."pitch" between -12 and 12),
	CONSTRAINT "scenes_status_known" CHECK ("scenes"."status" in ('PENDING', 'GENERATING', 'COMPLETED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "screenplay_elements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"segment_id" uuid NOT NULL,
	"element_order" integer NOT NULL,
	"element_type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"character_id" uuid,
	"dialogue" text DEFAULT '' NOT NULL,
	"emotions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "screenplay_elements_order_positive" CHECK ("screenplay_elements"."element_order" >= 0),
	CONSTRAINT "screenplay_elements_type_known" CHECK ("screenplay_elements"."element_type" in ('ACTION', 'DIALOGUE', 'TRANSITION', 'SHOT'))
);
--> statement-breakpoint
CREATE TABLE "screenplay_segments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" uuid NOT NULL,
	"segment_order" integer NOT NULL,
	"location_id" uuid,
	"location_name" text DEFAULT '' NOT NULL,
	"time_of_day" text DEFAULT 'DAY' NOT NULL,
	"location_type" text DEFAULT 'INT' NOT NULL,
	"source" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "screenplay_segments_order_positive" CHECK ("screenplay_segments"."segment_order" >= 0),
	CONSTRAINT "screenplay_segments_time_known" CHECK ("screenplay_segments"."time_of_day" in ('DAY', 'NIGHT', 'DAWN', 'DUSK', 'MORNING', 'AFTERNOON', 'EVENING', 'CONTINUOUS')),
	CONSTRAINT "screenplay_segments_type_known" CHECK ("screenplay_segments"."location_type" in ('INT', 'EXT', 'INT_EXT'))
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid,
	"display_title" text NOT NULL,
	"language" text DEFAULT 'en-US' NOT NULL,
	"aspect_ratio" text DEFAULT 'SIXTEEN_NINE' NOT NULL,
	"creation_mode" text NOT NULL,
	"script_type" text,
	"initial_prompt" text DEFAULT '' NOT NULL,
	"video_length_in_sec" integer,
	"use_brand_settings" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"is_created_with_screenplay" boolean DEFAULT false NOT NULL,
	"scene_size" text DEFAULT 'SHORT' NOT NULL,
	"scene_pace" text DEFAULT 'MEDIUM' NOT NULL,
	"public_preview_id" text,
	"public_preview_expires_at" timestamp (3) with time zone,
	"visual_style" text,
	"image_seed" integer,
	"default_image_model" text DEFAULT 'DRAFT' NOT NULL,
	"default_voice_code" text,
	"leonardo_model" text,
	"leonardo_model_id" text,
	"leonardo_style_id" text,
	"leonardo_style_reference_image_id" uuid,
	"leonardo_style_reference_strength" real,
	"image_style_id" uuid,
	"ai_output_mode" text DEFAULT 'IMAGE' NOT NULL,
	"source_media_id" uuid,
	"source_sound_media_id" uuid,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"step" text DEFAULT 'NONE' NOT NULL,
	"scenes_total" integer DEFAULT 0 NOT NULL,
	"scenes_completed" integer DEFAULT 0 NOT NULL,
	"error_message" text,
	"engine_label" text,
	"generation_charge_id" uuid,
	"first_generated_at" timestamp (3) with time zone,
	"have_background_music" boolean DEFAULT false NOT NULL,
	"background_music_volume" real DEFAULT 0.2 NOT NULL,
	"background_music_media_id" uuid,
	"show_captions" boolean DEFAULT true NOT NULL,
	"templated_captions_style" text DEFAULT 'CLASSIC' NOT NULL,
	"captions_margin_from_bottom" integer DEFAULT 12 NOT NULL,
	"font_size_option" text DEFAULT 'MEDIUM' NOT NULL,
	"custom_caption_font" text,
	"caption_length_option" text DEFAULT 'SHORT' NOT NULL,
	"custom_captions_style" jsonb,
	"original_language" text,
	"original_title" text,
	"last_video_media_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stories_music_volume_range" CHECK ("stories"."background_music_volume" between 0 and 1),
	CONSTRAINT "stories_captions_margin_range" CHECK ("stories"."captions_margin_from_bottom" between 0 and 90),
	CONSTRAINT "stories_reference_strength_range" CHECK ("stories"."leonardo_style_reference_strength" between 0 and 1),
	CONSTRAINT "stories_length_positive" CHECK ("stories"."video_length_in_sec" > 0),
	CONSTRAINT "stories_aspect_ratio_known" CHECK ("stories"."aspect_ratio" in ('NINE_SIXTEEN', 'SIXTEEN_NINE', 'ONE_ONE')),
	CONSTRAINT "stories_creation_mode_known" CHECK ("stories"."creation_mode" in ('Text', 'Script', 'Screenplay', 'Audio', 'VideoCaptions', 'Avatar', 'Narrated', 'Blank')),
	CONSTRAINT "stories_script_type_known" CHECK ("stories"."script_type" in ('PROMPT', 'SCRIPT', 'SCREENPLAY')),
	CONSTRAINT "stories_scene_size_known" CHECK ("stories"."scene_size" in ('SHORT', 'MEDIUM', 'LONG')),
	CONSTRAINT "stories_scene_pace_known" CHECK ("stories"."scene_pace" in ('SLOW', 'MEDIUM', 'FAST')),
	CONSTRAINT "stories_image_model_known" CHECK ("stories"."default_image_model" in ('DRAFT', 'LEONARDO', 'FLUX', 'CUSTOM_LORA')),
	CONSTRAINT "stories_ai_output_mode_known" CHECK ("stories"."ai_output_mode" in ('IMAGE', 'VIDEO')),
	CONSTRAINT "stories_status_known" CHECK ("stories"."status" in ('DRAFT', 'GENERATING', 'COMPLETED', 'FAILED')),
	CONSTRAINT "stories_step_known" CHECK ("stories"."step" in ('NONE', 'QUEUED', 'WRITING', 'SPLITTING', 'TRANSCRIBING', 'TRANSLATING', 'SPEAKING', 'ILLUSTRATING', 'ANIMATING')),
	CONSTRAINT "stories_captions_style_known" CHECK ("stories"."templated_captions_style" in ('CLASSIC', 'BOLD_POP', 'KARAOKE', 'BOXED', 'MINIMAL', 'NEON')),
	CONSTRAINT "stories_font_size_known" CHECK ("stories"."font_size_option" in ('SMALL', 'MEDIUM', 'LARGE', 'EXTRA_LARGE')),
	CONSTRAINT "stories_caption_length_known" CHECK ("stories"."caption_length_option" in ('ONE_WORD', 'SHORT', 'MEDIUM', 'LONG'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"price_id" text NOT NULL,
	"premium_type" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"provider_reference" text,
	"current_period_ends_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_premium_type_known" CHECK ("subscriptions"."premium_type" in ('CREATOR', 'PRO', 'STUDIO')),
	CONSTRAINT "subscriptions_status_known" CHECK ("subscriptions"."status" in ('PENDING', 'ACTIVE', 'CANCELLED', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid,
	"scene_id" uuid,
	"aroll_id" uuid,
	"task_type" text NOT NULL,
	"model_id" text NOT NULL,
	"status" text DEFAULT 'CREATED' NOT NULL,
	"error_message" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"prompt" text,
	"request" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source_media_id" uuid,
	"result_media_id" uuid,
	"refetch_scene" boolean DEFAULT false NOT NULL,
	"charge_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tasks_progress_range" CHECK ("tasks"."progress" between 0 and 100),
	CONSTRAINT "tasks_type_known" CHECK ("tasks"."task_type" in ('inpainting', 'lip_sync', 'upscale', 'image_editing', 'image_to_video')),
	CONSTRAINT "tasks_status_known" CHECK ("tasks"."status" in ('CREATED', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'THROTTLED'))
);
--> statement-breakpoint
CREATE TABLE "template_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"to_email" text NOT NULL,
	"display_title" text NOT NULL,
	"aspect_ratio" text NOT NULL,
	"language" text NOT NULL,
	"scenes_total" integer NOT NULL,
	"duration_in_frames" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_offers_aspect_ratio_known" CHECK ("template_offers"."aspect_ratio" in ('NINE_SIXTEEN', 'SIXTEEN_NINE', 'ONE_ONE'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"one_time_password_hash" text,
	"one_time_password_expires_at" timestamp (3) with time zone,
	"one_time_password_used_at" timestamp (3) with time zone,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"google_subject" text,
	"email_verified_at" timestamp (3) with time zone,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"how_did_you_hear_about_us" text DEFAULT '' NOT NULL,
	"receive_updates" boolean DEFAULT true NOT NULL,
	"agree_to_tnc" boolean DEFAULT false NOT NULL,
	"scene_pace_preference" text DEFAULT 'MEDIUM' NOT NULL,
	"email_on_video_export" boolean DEFAULT true NOT NULL,
	"show_mature_content" boolean DEFAULT false NOT NULL,
	"default_image_model" text DEFAULT 'DRAFT' NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"premium_type" text,
	"is_staff" boolean DEFAULT false NOT NULL,
	"pusher_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"profile_completed_at" timestamp (3) with time zone,
	"onboarded_at" timestamp (3) with time zone,
	"onboarding_answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suggested_content" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"country" text,
	"region" text,
	"city" text,
	"credit_balance" integer DEFAULT 0 NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"date_joined" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_credit_balance_covered" CHECK ("users"."credit_balance" >= 0),
	CONSTRAINT "users_premium_type_known" CHECK ("users"."premium_type" in ('CREATOR', 'PRO', 'STUDIO')),
	CONSTRAINT "users_scene_pace_preference_known" CHECK ("users"."scene_pace_preference" in ('SLOW', 'MEDIUM', 'FAST')),
	CONSTRAINT "users_default_image_model_known" CHECK ("users"."default_image_model" in ('DRAFT', 'LEONARDO', 'FLUX', 'CUSTOM_LORA'))
);
--> statement-breakpoint
ALTER TABLE "arolls" ADD CONSTRAINT "arolls_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arolls" ADD CONSTRAINT "arolls_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brolls" ADD CONSTRAINT "brolls_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brolls" ADD CONSTRAINT "brolls_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_settings" ADD CONSTRAINT "brand_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_settings" ADD CONSTRAINT "brand_settings_logo_media_id_media_id_fk" FOREIGN KEY ("logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_portrait_media_id_media_id_fk" FOREIGN KEY ("portrait_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_mapped_from_id_characters_id_fk" FOREIGN KEY ("mapped_from_id") REFERENCES "public"."characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_refund_of_id_credit_entries_id_fk" FOREIGN KEY ("refund_of_id") REFERENCES "public"."credit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_edits" ADD CONSTRAINT "story_edits_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_edits" ADD CONSTRAINT "story_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_versions" ADD CONSTRAINT "story_versions_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_versions" ADD CONSTRAINT "story_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_versions" ADD CONSTRAINT "story_versions_thumbnail_media_id_media_id_fk" FOREIGN KEY ("thumbnail_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_styles" ADD CONSTRAINT "image_styles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_styles" ADD CONSTRAINT "image_styles_lora_id_lora_models_id_fk" FOREIGN KEY ("lora_id") REFERENCES "public"."lora_models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_styles" ADD CONSTRAINT "image_styles_reference_image_media_id_media_id_fk" FOREIGN KEY ("reference_image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_styles" ADD CONSTRAINT "image_styles_preview_media_id_media_id_fk" FOREIGN KEY ("preview_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_derived_from_id_locations_id_fk" FOREIGN KEY ("derived_from_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_image_media_id_media_id_fk" FOREIGN KEY ("image_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lora_models" ADD CONSTRAINT "lora_models_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lora_models" ADD CONSTRAINT "lora_models_preview_media_id_media_id_fk" FOREIGN KEY ("preview_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lora_training_data" ADD CONSTRAINT "lora_training_data_lora_id_lora_models_id_fk" FOREIGN KEY ("lora_id") REFERENCES "public"."lora_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lora_training_data" ADD CONSTRAINT "lora_training_data_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_transcriptions" ADD CONSTRAINT "media_transcriptions_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realtime_events" ADD CONSTRAINT "realtime_events_channel_realtime_channels_channel_fk" FOREIGN KEY ("channel") REFERENCES "public"."realtime_channels"("channel") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renders" ADD CONSTRAINT "renders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renders" ADD CONSTRAINT "renders_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renders" ADD CONSTRAINT "renders_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renders" ADD CONSTRAINT "renders_charge_id_credit_entries_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."credit_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_audio_media_id_media_id_fk" FOREIGN KEY ("audio_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_speaker_story_character_id_characters_id_fk" FOREIGN KEY ("speaker_story_character_id") REFERENCES "public"."characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenplay_elements" ADD CONSTRAINT "screenplay_elements_segment_id_screenplay_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."screenplay_segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenplay_elements" ADD CONSTRAINT "screenplay_elements_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenplay_segments" ADD CONSTRAINT "screenplay_segments_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenplay_segments" ADD CONSTRAINT "screenplay_segments_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_leonardo_style_reference_image_id_media_id_fk" FOREIGN KEY ("leonardo_style_reference_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_image_style_id_image_styles_id_fk" FOREIGN KEY ("image_style_id") REFERENCES "public"."image_styles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_source_media_id_media_id_fk" FOREIGN KEY ("source_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_source_sound_media_id_media_id_fk" FOREIGN KEY ("source_sound_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_background_music_media_id_media_id_fk" FOREIGN KEY ("background_music_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_last_video_media_id_media_id_fk" FOREIGN KEY ("last_video_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_aroll_id_arolls_id_fk" FOREIGN KEY ("aroll_id") REFERENCES "public"."arolls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_source_media_id_media_id_fk" FOREIGN KEY ("source_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_result_media_id_media_id_fk" FOREIGN KEY ("result_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_charge_id_credit_entries_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."credit_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_offers" ADD CONSTRAINT "template_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arolls_media_idx" ON "arolls" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "brolls_scene_idx" ON "brolls" USING btree ("scene_id","start_ms");--> statement-breakpoint
CREATE INDEX "characters_story_idx" ON "characters" USING btree ("story_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "characters_one_narrator_key" ON "characters" USING btree ("story_id") WHERE "characters"."role" = 'Narrator';--> statement-breakpoint
CREATE INDEX "characters_user_updated_idx" ON "characters" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_entries_user_created_idx" ON "credit_entries" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_entries_action_idx" ON "credit_entries" USING btree ("action","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_entries_story_idx" ON "credit_entries" USING btree ("story_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_refund_of_key" ON "credit_entries" USING btree ("refund_of_id");--> statement-breakpoint
CREATE INDEX "feedback_created_idx" ON "feedback" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_user_idx" ON "feedback" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_created_idx" ON "reports" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_user_idx" ON "reports" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_story_idx" ON "reports" USING btree ("story_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "story_edits_story_revision_key" ON "story_edits" USING btree ("story_id","revision");--> statement-breakpoint
CREATE INDEX "story_edits_story_user_idx" ON "story_edits" USING btree ("story_id","user_id","revision" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "story_edits_undone_idx" ON "story_edits" USING btree ("story_id","user_id") WHERE "story_edits"."undone_at" is not null and "story_edits"."overtaken_at" is null;--> statement-breakpoint
CREATE INDEX "story_versions_story_idx" ON "story_versions" USING btree ("story_id","created_at" DESC NULLS FIRST,"revision" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "image_styles_user_updated_idx" ON "image_styles" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "image_styles_source_idx" ON "image_styles" USING btree ("source","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("run_at") WHERE "jobs"."status" in ('QUEUED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "jobs_story_idx" ON "jobs" USING btree ("story_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_user_idx" ON "jobs" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_finished_idx" ON "jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_dedupe_key" ON "jobs" USING btree ("dedupe_key") WHERE "jobs"."status" in ('QUEUED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "locations_user_updated_idx" ON "locations" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "locations_derived_from_idx" ON "locations" USING btree ("derived_from_id");--> statement-breakpoint
CREATE INDEX "lora_models_user_updated_idx" ON "lora_models" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lora_training_data_lora_idx" ON "lora_training_data" USING btree ("lora_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lora_training_data_media_key" ON "lora_training_data" USING btree ("lora_id","media_id");--> statement-breakpoint
CREATE INDEX "media_user_created_idx" ON "media" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_user_type_idx" ON "media" USING btree ("user_id","media_type","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_story_idx" ON "media" USING btree ("story_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_scene_idx" ON "media" USING btree ("scene_id");--> statement-breakpoint
CREATE INDEX "media_aroll_idx" ON "media" USING btree ("aroll_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "media_file_key_key" ON "media" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "media_transcriptions_media_idx" ON "media_transcriptions" USING btree ("media_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_user_updated_idx" ON "projects" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "realtime_events_created_idx" ON "realtime_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "renders_story_created_idx" ON "renders" USING btree ("story_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "renders_user_created_idx" ON "renders" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "renders_status_created_idx" ON "renders" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "renders_token_hash_key" ON "renders" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "scenes_speaker_idx" ON "scenes" USING btree ("speaker_story_character_id");--> statement-breakpoint
CREATE INDEX "email_verifications_user_idx" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttle_window_idx" ON "throttle" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "stories_user_updated_idx" ON "stories" USING btree ("user_id","archived","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stories_project_updated_idx" ON "stories" USING btree ("project_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stories_created_idx" ON "stories" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "stories_public_preview_id_key" ON "stories" USING btree ("public_preview_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_created_idx" ON "subscriptions" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tasks_user_created_idx" ON "tasks" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tasks_story_status_idx" ON "tasks" USING btree ("story_id","status");--> statement-breakpoint
CREATE INDEX "tasks_aroll_idx" ON "tasks" USING btree ("aroll_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tasks_scene_idx" ON "tasks" USING btree ("scene_id");--> statement-breakpoint
CREATE INDEX "template_offers_to_idx" ON "template_offers" USING btree ("to_email","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "template_offers_user_idx" ON "template_offers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_google_subject_key" ON "users" USING btree ("google_subject");--> statement-breakpoint
CREATE UNIQUE INDEX "users_pusher_id_key" ON "users" USING btree ("pusher_id");--> statement-breakpoint
CREATE INDEX "users_premium_idx" ON "users" USING btree ("is_premium","date_joined" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_date_joined_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST);--> statement-breakpoint
-- From here on by hand: drizzle-kit writes neither deferrable constraints nor foreign keys between tables that reference each other.
-- Orders are checked at commit, so that a reorder may pass through doubles.
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_order_unique" UNIQUE ("story_id", "element_order") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "arolls" ADD CONSTRAINT "arolls_order_unique" UNIQUE ("scene_id", "aroll_order") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "screenplay_segments" ADD CONSTRAINT "screenplay_segments_order_unique" UNIQUE ("story_id", "segment_order") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "screenplay_elements" ADD CONSTRAINT "screenplay_elements_order_unique" UNIQUE ("segment_id", "element_order") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- A file outlives what it was made for, and a story the ledger's entry of its first generation.
ALTER TABLE "media" ADD CONSTRAINT "media_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "scenes"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_aroll_id_arolls_id_fk" FOREIGN KEY ("aroll_id") REFERENCES "arolls"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_generation_charge_id_credit_entries_id_fk" FOREIGN KEY ("generation_charge_id") REFERENCES "credit_entries"("id") ON DELETE SET NULL;
