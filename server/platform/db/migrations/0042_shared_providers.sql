CREATE TABLE "provider_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "provider_calls_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"limit" integer NOT NULL,
	"person" text,
	"has_place" boolean NOT NULL,
	"lease_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_memory" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provider_memory_ends_idx" ON "provider_memory" USING btree ("ends_at");